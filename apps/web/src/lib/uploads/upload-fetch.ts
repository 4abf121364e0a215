export interface UploadedBytes {
  sent: number;
  total: number;
}

/** Options of a mutation's `context.fetchOptions`, in addition to those of fetch. */
export interface UploadOptions {
  signal?: AbortSignal | null;
  /** Called as bytes are sent, and with null when the request ends. */
  onUploadProgress?: (bytes: UploadedBytes | null) => void;
}

export class UploadCancelledError extends Error {
  override name = 'UploadCancelledError';

  constructor() {
    super('The upload was cancelled.');
  }
}

/** Works like fetch, but sends forms with files by XMLHttpRequest, because fetch does not report upload progress. */
export const uploadFetch: typeof fetch = (input, options) => {
  if (!(options?.body instanceof FormData)) return fetch(input, options);
  return send(input instanceof Request ? input.url : input.toString(), options.body, options);
};

function send(url: string, body: FormData, options: RequestInit & UploadOptions): Promise<Response> {
  const { signal, onUploadProgress } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadCancelledError());
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(options.method ?? 'POST', url);
    request.withCredentials = options.credentials === 'include';
    new Headers(options.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => onUploadProgress?.({ sent: loaded, total }));
    request.addEventListener('load', () => resolve(toResponse(request)));
    // Rejects with the same error as fetch without a response.
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(new UploadCancelledError()));
    request.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', cancel);
      onUploadProgress?.(null);
    });
    signal?.addEventListener('abort', cancel);
    onUploadProgress?.({ sent: 0, total: 0 });
    request.send(body);
  });
}

/** The statuses for which `Response` rejects a body. */
const bodiless = new Set([204, 205, 304]);

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  return new Response(bodiless.has(status) ? null : request.responseText, { status, statusText, headers });
}
