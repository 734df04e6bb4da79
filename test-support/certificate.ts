import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeInto } from "./scratch.ts";

/** A test's own certificate authority and a certificate for `name` signed by it, as PEM, made in `folder`. */
export function makeCertificate(
  folder: string,
  name: string,
): { ca: string; key: string; certificate: string } {
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
  const newKey = ["-newkey", "rsa:2048", "-nodes"];
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-keyout",
    "ca.key",
    "-out",
    "ca.pem",
    "-days",
    "2",
    "-subj",
    "/CN=Test CA",
  );
  openssl("req", ...newKey, "-keyout", "server.key", "-out", "server.csr", "-subj", `/CN=${name}`);
  writeInto(folder, { "names.txt": `subjectAltName=DNS:${name}\n` });
  const signed = [
    "-CA",
    "ca.pem",
    "-CAkey",
    "ca.key",
    "-CAcreateserial",
    "-extfile",
    "names.txt",
    "-days",
    "2",
  ];
  openssl("x509", "-req", "-in", "server.csr", "-out", "server.pem", ...signed);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { ca: read("ca.pem"), key: read("server.key"), certificate: read("server.pem") };
}
