import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, endSession, startSession } from './session';
import { type BrowserSession, clearStorages, readSession } from './session-storage';
import { shareSession } from './shared-session';

const asha: BrowserSession = {
  user: { id: '7', email: 'asha@example.com', user_type: 'admin', first_name: 'Asha', is_active: true, token: 't-7' },
  token: 't-7',
  profileComplete: true,
  emailVerified: true,
};

/** Simulates another tab by its messages. */
let other: BroadcastChannel;
let heard: { kind: string; id: string; [field: string]: unknown }[];
let stop: () => void;

beforeEach(() => {
  clearStorages();
  heard = [];
  stop = () => undefined;
  other = new BroadcastChannel('session');
  other.addEventListener('message', ({ data }) => heard.push(data));
});
afterEach(() => {
  stop();
  other.close();
  clearStorages();
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const say = (message: object) => other.postMessage(message);
/** Resolves to the first message of this kind. */
const next = (kind: string) => vi.waitUntil(() => heard.find((message) => message.kind === kind), { timeout: 30_000 });
const stored = { user: JSON.stringify(asha.user), token: 't-7', profileComplete: 'true', emailVerified: 'true' };

describe('a session without Remember Me', () => {
  it('is copied to a new tab on request, into its session storage only', async () => {
    localStorage.setItem('pageSize', '50');
    const sharing = shareSession();
    ({ stop } = sharing);
    await next('request');
    say({ kind: 'response', id: 'of another tab', session: stored });
    say({ kind: 'response', id: heard[0]?.id, session: stored });
    await sharing.settled;
    expect(currentSession()).toEqual(asha);
    expect(Object.keys(localStorage)).toEqual(['pageSize']);
    expect(sessionStorage.getItem('token')).toBe('t-7');
  });

  it('is ignored by a tab that has not requested it', async () => {
    startSession(asha, false);
    ({ stop } = shareSession());
    endSession();
    expect(await next('end')).toEqual({ kind: 'end', token: 't-7' });
    // A third tab receives the response after this one.
    const third = new BroadcastChannel('session');
    const response = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
    say({ kind: 'response', id: 'of another tab', session: stored });
    await response;
    third.close();
    expect(readSession()).toBeNull();
  });

  it('is sent to a tab that requests it, unless it is stored with Remember Me', async () => {
    startSession(asha, false);
    ({ stop } = shareSession());
    say({ kind: 'request', id: '1' });
    expect(await next('response')).toEqual({ kind: 'response', id: '1', session: stored });
    startSession(asha, true);
    say({ kind: 'request', id: '2' });
    say({ kind: 'end', token: 't-7' });
    await expect.poll(() => readSession()).toBeNull();
    expect(heard.filter(({ kind }) => kind === 'response')).toHaveLength(1);
  });

  it('ends in all tabs after a logout in one, but not for another session', async () => {
    startSession(asha, false);
    ({ stop } = shareSession());
    say({ kind: 'end', token: 't-8' });
    say({ kind: 'request', id: '1' });
    await next('response');
    say({ kind: 'end', token: 't-7' });
    await expect.poll(() => readSession()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
