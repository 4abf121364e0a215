import { Agent, createServer, request } from 'node:http';

/**
 * A reverse proxy in a separate process, such as operators run. It distributes requests in turn, sends the client's address in
 * X-Forwarded-For, and limits nothing, so that all limits are those of the servers.
 */
const servers = process.argv.slice(2).map((url) => new URL(url));
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
let turn = 0;

const proxy = createServer((incoming, answer) => {
  const server = servers[(turn += 1) % servers.length];
  const outgoing = request({
    agent,
    host: server?.hostname,
    port: server?.port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
  });
  outgoing.on('response', (upstream) => {
    answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(answer);
  });
  outgoing.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
});
// The proxy does not limit connections, so that only the servers' limits apply.
proxy.requestTimeout = 0;
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
