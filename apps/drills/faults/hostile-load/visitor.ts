import { Agent, type ClientRequest, request } from 'node:http';

export interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A response: its status, or 0 for a broken connection, and its text. */
export interface Got {
  status: number;
  text: string;
}

/**
 * A visitor with a separate address, which the proxy sees. All of 127.0.0.0/8 is this machine, so each of its addresses can represent
 * another visitor.
 */
export class Visitor {
  private readonly agent: Agent;

  constructor(
    private readonly url: URL,
    private readonly address: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(sent: Sent): Promise<Got> {
    return new Promise((resolve) => {
      const outgoing = this.open(sent);
      outgoing.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', () => resolve({ status: 0, text }));
      });
      outgoing.on('error', () => resolve({ status: 0, text: '' }));
      outgoing.end(sent.body);
    });
  }

  /** Sends a GraphQL document. */
  ask(query: string, variables: object = {}, token?: string): Promise<Got> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
    return this.send({ method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) });
  }

  /** Opens a request that the caller ends, or never ends. */
  open({ method = 'GET', path, headers = {} }: Sent, agent: Agent | false = this.agent): ClientRequest {
    const { hostname, port } = this.url;
    return request({ agent, host: hostname, port, localAddress: this.address, method, path, headers });
  }

  leave(): void {
    this.agent.destroy();
  }
}
