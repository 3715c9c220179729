//! Listening: connections with limits and time-outs, and a shutdown that lets requests finish.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Request;
use axum::response::Response;
use futures_util::FutureExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

use crate::origin::Peer;

/// A caller that does not finish its headers in this time is hung up on.
const HEADER_TIMEOUT: Duration = Duration::from_secs(15);
/// How long requests under way may go on after the signal to stop.
const DRAIN: Duration = Duration::from_secs(10);
const MOST_CONNECTIONS: usize = 10_000;
/// Past this, the head of a request is refused unread; the edge refuses smaller ones with words.
const LARGEST_HEAD: usize = 128 << 10;

/// Serves until `stop` is done, then drains.
pub async fn serve<H, F>(listener: TcpListener, handle: H, stop: impl Future<Output = ()>)
where
    H: Fn(Request<Incoming>) -> F + Clone + Send + 'static,
    F: Future<Output = Response> + Send + 'static,
{
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = async {
            let place = places.clone().acquire_owned().await;
            (listener.accept().await, place)
        };
        let accepted = tokio::select! {
            accepted = next => accepted,
            () = &mut stop => break,
        };
        let ((stream, peer), place) = match accepted {
            (Ok(accepted), place) => (accepted, place),
            (Err(error), _) => {
                // Out of file descriptors, or a connection gone before it was accepted: go on in a moment.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let connection = graceful.watch(connection(stream, Peer(peer.ip()), handle.clone()));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "connection ended");
            }
            drop(place);
        });
    }
    drop(listener);
    tracing::info!("stopping: letting requests under way finish");
    if tokio::time::timeout(DRAIN, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

/// A connection that asks `handle`. It never fails by itself: what goes wrong becomes an answer.
fn connection<H, F>(
    stream: TcpStream,
    peer: Peer,
    handle: H,
) -> impl GracefulConnection<Error = hyper::Error> + Send + 'static
where
    H: Fn(Request<Incoming>) -> F + Send + 'static,
    F: Future<Output = Response> + Send + 'static,
{
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot turn off delayed sending");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        handle(request).map(Ok::<Response, Infallible>)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use axum::{Extension, Router};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::Notify;
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_request_under_way_is_answered_and_a_new_one_is_not() {
        let (reached, go_on, stop) = (Arc::new(Notify::new()), Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (in_handler, held, stopping) = (reached.clone(), go_on.clone(), stop.clone());
        let slow = async move |Extension(Peer(address)): Extension<Peer>| {
            in_handler.notify_one();
            held.notified().await;
            format!("done for {address}")
        };
        let router = Router::new().route("/", get(slow));
        let handle =
            move |request| router.clone().oneshot(request).map(|answer| answer.unwrap_or_else(|never| match never {}));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = tokio::spawn(serve(listener, handle, async move { stopping.notified().await }));

        let mut caller = TcpStream::connect(address).await.unwrap();
        caller.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        reached.notified().await;
        stop.notify_one();
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
        go_on.notify_one();
        let mut answer = String::new();
        caller.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("done for 127.0.0.1"), "{answer}");
        server.await.unwrap();
    }
}
