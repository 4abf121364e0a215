import { createServer, get, type OutgoingHttpHeaders } from 'node:http';

/**
 * Measures Node's own HTTP server with the portal's response bytes and headers. Each response is fetched once and then sent to every client. The
 * server counts and logs nothing, and looks up only the path.
 */
const origin = process.env['ORIGIN'] ?? '';
const answers = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();

async function fetched(path: string): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      // Node adds these three headers itself.
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
      resolve({ headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

createServer(async ({ url = '/' }, response) => {
  let answer = answers.get(url);
  if (!answer) answers.set(url, (answer = await fetched(url)));
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
