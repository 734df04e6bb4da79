//! The server that the library is measured by: HTTP/1.1 with keep-alive, a thread for each connection.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn main() {
    let port = std::env::var("PORT").unwrap_or_else(|_| "8080".into());
    let listener = TcpListener::bind(format!("0.0.0.0:{port}")).expect("the port is taken");
    for stream in listener.incoming().flatten() {
        thread::spawn(move || serve(stream));
    }
}

/// Answers requests until the connection ends.
fn serve(stream: TcpStream) -> Option<()> {
    let mut answers = stream.try_clone().ok()?;
    let mut lines = BufReader::new(stream).lines();
    loop {
        let first = lines.next()?.ok()?;
        while !lines.next()?.ok()?.is_empty() {}
        let name = first.split(' ').nth(1)?.get(1..)?;
        let body = greet::greet(name);
        let answer = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        answers.write_all(answer.as_bytes()).ok()?;
    }
}
