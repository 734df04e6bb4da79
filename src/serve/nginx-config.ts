import { type Address, hostPort } from "../platform/ports.ts";

export interface NginxConfig {
  readonly listen: number;
  readonly upstream: Address;
  readonly connections: number;
  /** Whether connections to the server are used again. */
  readonly keepalive: boolean;
  readonly workers: number;
  /** Folder for the pid file and nginx's temporary files. */
  readonly folder: string;
  readonly user: string | null;
  readonly tls?: { readonly name: string; readonly caFile: string | null };
}

/**
 * A configuration under which upstream keep-alive holds, where it is asked for: a declared upstream with `keepalive`, HTTP/1.1 and an empty
 * Connection header (all three, so that it works before and after nginx 1.29.7), and no limit that would make nginx
 * reconnect while a round lasts. What is asked and answered passes as it is: with nginx's own limits, header names with "_" would be
 * left out, and long addresses and headers refused. Where it is not, nginx opens a connection for each request, and says so to the server.
 */
export function nginxConfig(config: NginxConfig): string {
  const { folder } = config;
  const scheme = config.tls ? "https" : "http";
  const trust = (caFile: string | null) =>
    caFile === null
      ? `
      proxy_ssl_verify off;`
      : `
      proxy_ssl_trusted_certificate ${quoted(caFile)};
      proxy_ssl_verify on;`;
  const tls = config.tls
    ? `${trust(config.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${quoted(config.tls.name)};`
    : "";
  const keepalive = config.keepalive
    ? `
    keepalive ${config.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`
    : "";
  return `daemon off;
master_process on;
worker_processes ${config.workers};
${config.user ? `user ${config.user};\n` : ""}pid ${quoted(`${folder}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2 * config.connections + 1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${quoted(`${folder}/client`)};
  proxy_temp_path ${quoted(`${folder}/proxy`)};
  fastcgi_temp_path ${quoted(`${folder}/fastcgi`)};
  uwsgi_temp_path ${quoted(`${folder}/uwsgi`)};
  scgi_temp_path ${quoted(`${folder}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${hostPort(config.upstream)} max_fails=0;${keepalive}
  }
  server {
    listen ${config.listen} backlog=65535;
    keepalive_requests 1000000000;
    keepalive_timeout 1h;
    location / {
      proxy_pass ${scheme}://server_under_test;
      proxy_http_version 1.1;
      proxy_set_header Connection ${config.keepalive ? '""' : "close"};
      proxy_set_header Host $http_host;
      proxy_next_upstream off;
      proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Charset;
      proxy_pass_header X-Accel-Redirect;
      proxy_pass_header Server;
      proxy_max_temp_file_size 0;${tls}
    }
  }
}
`;
}

/** A text as an nginx string; nginx knows no escape for what would end a path of ours. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\$]/g, "\\$&")}"`;
}
