import { createServer, type IncomingHttpHeaders, request } from 'node:http';

/** A reverse proxy in front of the portal. It appends the client's address to X-Forwarded-For. */
export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** Starts a proxy. The server sees `address` as the proxy's address. */
export async function startProxy(target: string, address = '127.0.0.1'): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const chain = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': chain };
    const options = { hostname, port, localAddress: address, method: incoming.method, path: incoming.url, headers };
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, address, resolve);
  });
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The proxy does not listen on a port.');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://${address}:${own.port}`, stop };
}

/** Sends a GraphQL request from a local address. The server sees each address of 127.0.0.0/8 as another client. */
export function askFrom(
  address: string,
  url: string,
  query: string,
  headers: IncomingHttpHeaders = {},
): Promise<{ data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] }> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      localAddress: address,
      headers: { 'content-type': 'application/json', ...headers },
    };
    const sending = request(`${url}/graphql`, options, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(JSON.parse(text)));
    });
    sending.on('error', reject).end(JSON.stringify({ query }));
  });
}
