use axum::{routing::get, Router};
use std::{env, net::SocketAddr};

fn main() {
    let routes: usize = env::var("ROUTES").unwrap().parse().unwrap();
    let port: u16 = env::var("PORT").unwrap().parse().unwrap();
    let mut app = Router::new().route("/", get(|| async { "Hello World!" }));
    for route in 1..routes {
        app = app.route(&format!("/route/{route}"), get(|| async { "another" }));
    }
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
        .block_on(serve(app, address));
}

/// As versions before 0.7 are served.
#[cfg(feature = "axum-server")]
async fn serve(app: Router, address: SocketAddr) {
    axum::Server::bind(&address)
        .serve(app.into_make_service())
        .await
        .unwrap();
}

/// As later ones are.
#[cfg(feature = "axum-serve")]
async fn serve(app: Router, address: SocketAddr) {
    let listener = tokio::net::TcpListener::bind(address).await.unwrap();
    axum::serve(listener, app).await.unwrap();
}
