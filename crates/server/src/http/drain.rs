//! Requests that are answered before they have been sent to their end.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Error;
use axum::body::{Body, BodyDataStream, Bytes, HttpBody as _};
use axum::extract::Request;
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::{Stream, StreamExt as _};
use tokio::time::timeout;

/// How long somebody whose answer is ready may take to finish sending.
const PATIENCE: Duration = Duration::from_secs(2);
/// How much they may still send.
const MOST: usize = 2 * super::LARGEST_RECORD;

/// Has a request sent to its end before it is answered, whoever answers it and
/// however much of it they read: who is hung up on while sending does not get to
/// read the answer.
pub(super) async fn to_the_end(request: Request, next: Next) -> Response {
    // Who waits to be told to go on has sent nothing, and is told otherwise.
    let waits = request.headers().contains_key(header::EXPECT);
    if waits || request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let mut sent = Sent(Arc::new(Mutex::new(Some(body.into_data_stream()))));
    let body = Body::from_stream(sent.clone());
    let response = next.run(Request::from_parts(parts, body)).await;
    let rest = async {
        let mut read = 0;
        while let Some(Ok(bytes)) = sent.next().await {
            read += bytes.len();
            if read > MOST {
                break;
            }
        }
    };
    let _ = timeout(PATIENCE, rest).await;
    response
}

/// What is being sent, until nothing more comes.
#[derive(Clone)]
struct Sent(Arc<Mutex<Option<BodyDataStream>>>);

impl Stream for Sent {
    type Item = Result<Bytes, Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = sent.as_mut().map_or(Poll::Ready(None), |sent| sent.poll_next_unpin(context));
        if matches!(next, Poll::Ready(None | Some(Err(_)))) {
            *sent = None;
        }
        next
    }
}
