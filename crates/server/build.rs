//! The page is part of the program: when it is built anew, so is the server.

fn main() {
    let page = "../../web/dist";
    // Cargo takes a folder that is missing for one that has changed, every time.
    let _ = std::fs::create_dir_all(page);
    println!("cargo:rerun-if-changed={page}");
}
