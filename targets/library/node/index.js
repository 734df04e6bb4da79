/** The library. */
exports.greet = (name) => `Hello, ${name}`;
