import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const PORT = Number(process.env['PORT'] ?? 4900);
const [secret] = process.argv.slice(2);
if (!secret?.startsWith('whsec_')) {
  console.error('Say with which secret: npm run webhook:listen -- whsec_…');
  process.exit(1);
}
const verifier = new Webhook(secret);

/** Prints what a portal sends to this machine, and whether the library of Standard Webhooks takes it for signed. */
const server = createServer((request, response) => {
  void text(request).then((payload) => {
    const headers = request.headers as Record<string, string>;
    try {
      verifier.verify(payload, headers);
      console.log(`verified  ${headers['webhook-id']}  ${payload}`);
      response.writeHead(204).end();
    } catch (error) {
      console.log(`REFUSED   ${(error as Error).message}  ${payload.slice(0, 200)}`);
      response.writeHead(401).end((error as Error).message);
    }
  });
});
server.listen(PORT, '127.0.0.1', () => {
  console.log(
    `Listening at http://127.0.0.1:${PORT}; a portal on this machine sends here with WEBHOOK_ALLOW=127.0.0.1.`,
  );
});
