//! Greeting answers "/" and "/greeting/<name>" in plain text, and 404 to anything else.

use std::convert::Infallible;
use std::env;
use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::signal::unix::{SignalKind, signal};

/// Connections that may wait to be accepted: several thousand arrive at once.
const BACKLOG: u32 = 8192;

const TEXT: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");

fn answer(method: &Method, path: &str) -> (StatusCode, Bytes) {
    if matches!(*method, Method::GET | Method::HEAD) {
        if path == "/" {
            return (StatusCode::OK, Bytes::from_static(b"Hello World!"));
        }
        if let Some(name) = path.strip_prefix("/greeting/")
            && !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphabetic())
        {
            return (StatusCode::OK, format!("Hello, {name}").into());
        }
    }
    (StatusCode::NOT_FOUND, Bytes::from_static(b"Not Found"))
}

async fn handle(request: Request<Incoming>) -> Result<Response<Full<Bytes>>, Infallible> {
    // hyper leaves the path as it was sent: "/greeting/%41" is not "/greeting/A".
    let (status, body) = answer(request.method(), request.uri().path());
    // The length follows from the body.
    let mut response = Response::new(Full::new(body));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, TEXT);
    Ok(response)
}

async fn serve(stream: TcpStream) {
    // Without a timer nothing closes an idle connection: that is left to the proxy.
    let connection = http1::Builder::new()
        .title_case_headers(true)
        .serve_connection(TokioIo::new(stream), service_fn(handle));
    // A client that goes away in mid-request ends its own connection only.
    let _ = connection.await;
}

fn listen(port: u16) -> io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    // Connections inherit it, which spares a system call for each.
    socket.set_nodelay(true)?;
    socket.bind(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)))?;
    socket.listen(BACKLOG)
}

async fn accept(listener: TcpListener) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(serve(stream));
            }
            Err(error) => {
                eprintln!("accept: {error}");
                // Out of file descriptors: they come back when connections end.
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let port = env::var("PORT").map_or(Ok(8080), |port| port.parse())?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    // Spawned, so that it runs on a worker: the main task does not.
    tokio::spawn(accept(listen(port)?));
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
    }
    Ok(())
}
