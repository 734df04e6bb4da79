use axum::{routing::get, Router};
use std::{env, net::SocketAddr};

fn main() {
    let levels: usize = env::var("LEVELS").unwrap().parse().unwrap();
    let port: u16 = env::var("PORT").unwrap().parse().unwrap();
    let mut app = Router::new().route("/leaf", get(|| async { "leaf" }));
    for _ in 0..levels {
        app = Router::new().nest("/a", app);
    }
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        axum::Server::bind(&address)
            .serve(app.into_make_service())
            .await
            .unwrap();
    });
}
