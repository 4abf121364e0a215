import { endSession, startSharedSession, subscribeToSession } from './session';
import { readEndedUser, readSession, readToken, sharedSession, type StoredSession } from './session-storage';

/** A message between open tabs of this origin. Messages are stored nowhere. */
type Message =
  /** A new tab has no session. */
  | { kind: 'request'; id: string }
  /** Another tab answers the request of that id. */
  | { kind: 'response'; id: string; session: StoredSession }
  /** The session of that token was ended by its owner. */
  | { kind: 'end'; token: string };

/** A page of a signed-in area waits this long for another tab, in milliseconds. */
const RESPONSE_TIMEOUT = 200;

interface SessionSharing {
  /** Resolves when this tab need not wait any longer to know whether it has a session. */
  settled: Promise<void>;
  stop: () => void;
}

/**
 * Shares a session without Remember Me between the tabs of this browser. It lies in the session storage of each tab, so that nothing is
 * left when the last tab closes. A new tab requests it, an open tab with a session answers, and a logout in one tab logs out all.
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
  // Not randomUUID, which a portal without https does not have.
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
  // A browser does not keep a page with an open channel for Back.
  const close = () => channel.close();
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) channel = openChannel();
  };
  addEventListener('pagehide', close);
  addEventListener('pageshow', reopen);
  const unsubscribe = subscribeToSession(() => {
    const before = token;
    token = readToken();
    // A session that the server has ended leaves its user: each tab asks for the password itself.
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
