//! The library.

/// Says hello to somebody.
pub fn greet(name: &str) -> String {
    format!("Hello, {name}")
}
