import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Call } from './command.js';

/** Prints received events, and whether their signatures are valid for the Standard Webhooks library. */
export async function webhookListen({ operands: [secret = ''], environment }: Call): Promise<number> {
  if (!secret.startsWith('whsec_')) {
    console.error('The secret of a webhook begins with whsec_: copy it from its screen.');
    return 1;
  }
  const port = Number(environment['PORT'] ?? 4900);
  const verifier = new Webhook(secret);
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
  server.listen(port, '127.0.0.1', () => {
    console.log(
      `Listening at http://127.0.0.1:${port}; a portal on this machine sends here with WEBHOOK_ALLOW=127.0.0.1.`,
    );
  });
  await once(server, 'close');
  return 0;
}
