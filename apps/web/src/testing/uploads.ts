import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (event: { loaded: number; total: number }) => void;

class Target {
  private readonly listeners = new Map<string, Listener[]>();
  addEventListener(kind: string, listener: Listener) {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }
  tell(kind: string, loaded = 0, total = 0) {
    for (const listener of this.listeners.get(kind) ?? []) listener({ loaded, total });
  }
}

/** A browser request for which the test controls the progress and the response. */
class ControlledRequest extends Target {
  readonly upload = new Target();
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  body: unknown;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: 4\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.end('abort');
  }

  /** Reports the number of sent bytes. */
  progress(sent: number, total: number) {
    act(() => this.upload.tell('progress', sent, total));
  }
  /** Responds with a GraphQL result. */
  answer(result: object, status = 200) {
    Object.assign(this, { status, responseText: JSON.stringify(result) });
    act(() => this.end('load'));
  }
  /** Fails as when the network is down. */
  fail() {
    act(() => this.end('error'));
  }
  private end(kind: string) {
    this.tell(kind);
    this.tell('loadend');
  }
}

/** Replaces the browser's XMLHttpRequest for one test. The test controls the progress of uploads. */
export function controlUploads(): ControlledRequest[] {
  const requests: ControlledRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends ControlledRequest {
      override send(body: unknown) {
        super.send(body);
        requests.push(this);
      }
    },
  );
  return requests;
}
