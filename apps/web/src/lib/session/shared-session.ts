import { endSession, startSharedSession, subscribeToSession } from './session';
import { readEndedUser, readSession, readToken, type StoredSession, sharedSession } from './session-storage';

/** A message between open tabs of this origin. Messages are never stored. */
type Message =
  /** A new tab has no session. */
  | { kind: 'request'; id: string }
  /** Another tab responds to the request with that id. */
  | { kind: 'response'; id: string; session: StoredSession }
  /** The user has ended the session of that token. */
  | { kind: 'end'; token: string };

/** The time that a page of a signed-in area waits for another tab, in milliseconds. */
const RESPONSE_TIMEOUT = 200;

interface SessionSharing {
  /** Resolves once this tab knows whether it has a session. */
  settled: Promise<void>;
  stop: () => void;
}

/**
 * Shares a session without Remember Me between the tabs of this browser. The session is in the session storage of each
 * tab, so that nothing remains when the last tab closes. A new tab requests it, and an open tab with a session
 * responds. A logout in one tab ends it in all tabs.
 */
export function shareSession(): SessionSharing {
  if (typeof BroadcastChannel === 'undefined') return { settled: Promise.resolve(), stop: () => undefined };
  let resolve: () => void = () => undefined;
  const settled = new Promise<void>((done) => {
    resolve = done;
  });
  let channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: its own origin hears it
  const send = (message: Message) => channel.postMessage(message);
  // Does not use randomUUID, which is unavailable without https.
  const request = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let token = readToken();

  function openChannel(): BroadcastChannel {
    const opened = new BroadcastChannel('session');
    opened.addEventListener('message', receive);
    return opened;
  }
  function receive({ data }: MessageEvent<Message>): void {
    if (data.kind === 'request') {
      const session = sharedSession();
      if (session) send({ kind: 'response', id: data.id, session });
    } else if (data.kind === 'end') {
      if (data.token === readToken()) endSession();
    } else if (data.id === request && isVisitor()) {
      startSharedSession(data.session);
      resolve();
    }
  }
  // Closes the channel, because browsers exclude pages with an open channel from the back/forward cache.
  const close = () => channel.close();
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) channel = openChannel();
  };
  addEventListener('pagehide', close);
  addEventListener('pageshow', reopen);
  const unsubscribe = subscribeToSession(() => {
    const before = token;
    token = readToken();
    // Sends nothing for an expired session, which keeps its user. Each tab asks for the password itself.
    if (before !== null && isVisitor()) send({ kind: 'end', token: before });
  });
  if (isVisitor()) {
    send({ kind: 'request', id: request });
    setTimeout(resolve, RESPONSE_TIMEOUT);
  } else resolve();
  return {
    settled,
    stop() {
      unsubscribe();
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', reopen);
      close();
    },
  };
}

const isVisitor = (): boolean => readSession() === null && readEndedUser() === null;
