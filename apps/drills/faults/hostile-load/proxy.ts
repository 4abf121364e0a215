import { Agent, createServer, request } from 'node:http';

/**
 * A process of its own: a reverse proxy as operators put one before their servers. It shares the requests out in turn, says in
 * X-Forwarded-For who asks, and limits nothing, so that what holds is held by the servers.
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
// Connections are not its business to limit: it holds what the servers hold.
proxy.requestTimeout = 0;
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
