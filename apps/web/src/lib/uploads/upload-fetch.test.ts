import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlUploads } from '../../testing/uploads';
import { UploadCancelledError, type UploadedBytes, type UploadOptions, uploadFetch } from './upload-fetch';

let requests: ReturnType<typeof controlUploads>;
let progress: (UploadedBytes | null)[];

beforeEach(() => {
  requests = controlUploads();
  progress = [];
});
afterEach(() => vi.restoreAllMocks());

function post(options: RequestInit & UploadOptions = {}) {
  const body = new FormData();
  body.append('1', new File(['%PDF-1.7'], 'resume.pdf'));
  const watched: RequestInit & UploadOptions = { onUploadProgress: (bytes) => progress.push(bytes), ...options };
  const answer = uploadFetch('/graphql', { method: 'POST', body, ...watched });
  return { answer, request: requests[0] as (typeof requests)[number], body };
}

describe('a request with files', () => {
  it('is sent by XMLHttpRequest with its headers and credentials, and reports its progress', async () => {
    const { answer, request, body } = post({ headers: { authorization: 'Token t' }, credentials: 'include' });
    expect(request).toMatchObject({ method: 'POST', url: '/graphql', withCredentials: true, body });
    expect(request.headers).toEqual({ authorization: 'Token t' });
    request.progress(250, 1000);
    request.answer({ data: { ok: true } });
    const response = await answer;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ data: { ok: true } });
    expect(progress).toEqual([{ sent: 0, total: 0 }, { sent: 250, total: 1000 }, null]);
  });

  it('returns a response with an error status', async () => {
    const { answer, request } = post();
    request.answer({ errors: [{ message: 'Too large' }] }, 413);
    expect((await answer).status).toBe(413);
  });

  it('fails like fetch when there is no response', async () => {
    const { answer, request } = post();
    request.fail();
    await expect(answer).rejects.toThrow(TypeError);
    expect(progress.at(-1)).toBeNull();
  });

  it('is aborted by its signal', async () => {
    const controller = new AbortController();
    const { answer } = post({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(UploadCancelledError);
    expect(progress.at(-1)).toBeNull();
  });

  it('is not sent when its signal is already aborted', async () => {
    const { answer } = post({ signal: AbortSignal.abort() });
    await expect(answer).rejects.toThrow(UploadCancelledError);
    expect(requests).toEqual([]);
  });
});

it('is sent by fetch when it has no files', async () => {
  const response = new Response('{}');
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const options = { method: 'POST', body: '{"query":"{ a }"}' };
  expect(await uploadFetch('/graphql', options)).toBe(response);
  expect(ask).toHaveBeenCalledWith('/graphql', options);
  expect(requests).toEqual([]);
});
