//! Greeting answers "/" and "/greeting/<name>" in plain text, and 404 to anything else.

use std::env;
use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use axum::http::{StatusCode, Uri};
use axum::routing::any;
use tokio::net::{TcpListener, TcpSocket};
use tokio::signal::unix::{SignalKind, signal};

/// Connections that may wait to be accepted: several thousand arrive at once.
const BACKLOG: u32 = 8192;

const NOT_FOUND: (StatusCode, &str) = (StatusCode::NOT_FOUND, "Not Found");

async fn hello() -> &'static str {
    "Hello World!"
}

/// The name counts as it was sent, which a `Path` would not tell: "/greeting/%41" is not "/greeting/A".
async fn greet(uri: Uri) -> Result<String, (StatusCode, &'static str)> {
    match uri.path().strip_prefix("/greeting/") {
        Some(name) if name.bytes().all(|byte| byte.is_ascii_alphabetic()) => Ok(format!("Hello, {name}")),
        _ => Err(NOT_FOUND),
    }
}

async fn not_found() -> (StatusCode, &'static str) {
    NOT_FOUND
}

fn listen(port: u16) -> io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    // Connections inherit it, which spares a system call for each.
    socket.set_nodelay(true)?;
    socket.bind(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)))?;
    socket.listen(BACKLOG)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let port = env::var("PORT").map_or(Ok(8080), |port| port.parse())?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let app = Router::new()
        .route("/", any(not_found).get(hello))
        .route("/greeting/{name}", any(not_found).get(greet))
        .fallback(not_found);
    let listener = listen(port)?;
    // Spawned, so that it runs on a worker: the main task does not.
    let server = tokio::spawn(async { axum::serve(listener, app).await });
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
        ended = server => ended??,
    }
    Ok(())
}
