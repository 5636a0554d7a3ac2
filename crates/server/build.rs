//! The page is part of the program: when it is built anew, so is the server.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
