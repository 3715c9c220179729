//! Listening: connections with limits and time-outs, and a shutdown that lets requests finish.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// A caller that does not finish its headers in this time is hung up on.
const HEADER_TIMEOUT: Duration = Duration::from_secs(15);
/// How long requests under way may go on after the signal to stop.
const DRAIN: Duration = Duration::from_secs(10);
const MOST_CONNECTIONS: usize = 10_000;
/// Past this, the head of a request is refused unread; the edge refuses smaller ones with words.
const LARGEST_HEAD: usize = 128 << 10;

/// Serves until `stop` is done, then drains.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut stop = std::pin::pin!(stop);
    loop {
        let Ok(place) = places.clone().acquire_owned().await else {
            break;
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                // Out of file descriptors, or a connection gone before it was accepted: go on in a moment.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let connection = graceful.watch(connection(stream, router.clone()));
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

fn connection(stream: TcpStream, router: Router) -> http1::Connection<TokioIo<TcpStream>, TowerToHyperService<Router>> {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot turn off delayed sending");
    }
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
}
