//! The ceiling: the least that an axum server can do for a body of a given size.

use axum::Router;
use axum::routing::get;

pub(crate) fn serve(size: usize) {
    let body: &'static str = Box::leak("x".repeat(size).into_boxed_str());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        eprintln!("listening on http://{}", listener.local_addr().unwrap());
        axum::serve(listener, Router::new().route("/", get(move || async move { body }))).await.unwrap();
    });
}
