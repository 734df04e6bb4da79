import pg from "pg";

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(
  "CREATE TABLE greetings (id serial PRIMARY KEY, name text UNIQUE NOT NULL, text text NOT NULL)",
);
await client.query("CREATE TABLE visits (count bigint NOT NULL)");
await client.query("INSERT INTO visits VALUES (0)");
await client.query("INSERT INTO greetings (name, text) VALUES ('World', 'Hello, World')");
await client.query(
  "INSERT INTO greetings (name, text) SELECT 'name' || n, 'Hello, name' || n FROM generate_series(1, 9999) n",
);
await client.query("ANALYZE");
await client.end();
