import { request } from 'node:http';
import type { Portal } from '../harness.js';
import type { ResponseError } from './client.js';

/** A client with its own IP address. The portal of a test accepts connections from all of 127.0.0.0/8. */
export class ClientAt {
  constructor(
    private readonly portal: Portal,
    private readonly address: string,
  ) {}

  /** Returns the outcome of an operation: OK, or the error code. */
  async outcome(document: string, variables: Record<string, unknown>): Promise<string> {
    return (await this.errorOf(document, variables))?.code ?? 'OK';
  }

  async errorOf(query: string, variables: Record<string, unknown>): Promise<ResponseError | null> {
    const answer = await this.send(JSON.stringify({ query, variables }));
    const { errors } = JSON.parse(answer) as { errors?: { message: string; extensions: { code: string } }[] };
    return errors?.[0] ? { message: errors[0].message, ...errors[0].extensions } : null;
  }

  private send(body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', localAddress: this.address, headers, agent: false };
      const sent = request(`${this.portal.url}/graphql`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text)).on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
  }
}
