/** This code runs in the head of each page, before all other code (vite-pre-hydration.ts). It imports nothing. */
const page = document.documentElement.dataset;

/**
 * The events that count as first input, from any device. Each of them runs the page's code, as does a moving pointer.
 */
const FIRST_INPUTS = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'];
/** The storage keys of record-visit.ts. */
const VISIT_KEYS = ['firstTouch', 'visit', 'countedJobs'];
/** The delay after the first paint until the code of an unused page runs, in milliseconds. */
const IDLE_MS = 3_000;

/** The page's files, with the entry last. A page without code in `data-code` has it in its HTML. */
const files = page.code?.split(' ') ?? [];
let isPainted = false;
let isUsed = hasStoredState();
if (isUsed) page.stored = '';

/**
 * Returns true if this browser stores something that changes the page, such as a session or saved jobs. Counts of visits don't
 * (record-visit.ts).
 */
function hasStoredState(): boolean {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => !VISIT_KEYS.includes(key));
  } catch {
    return false;
  }
}

/**
 * Marks a form that was submitted before hydration. `method=dialog` prevents the browser from sending it in the URL.
 */
document.addEventListener('submit', ({ target }) => {
  if ('hydrated' in page || !(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  page.sent = '';
});

let clicked: HTMLButtonElement | null = null;

/**
 * Marks the last button that was clicked before hydration, for its style. Links, popovers and submit buttons work
 * without code.
 */
document.addEventListener('click', ({ target }) => {
  if ('hydrated' in page || !(target instanceof Element)) return;
  clicked?.removeAttribute('data-clicked');
  clicked = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
  clicked?.setAttribute('data-clicked', '');
});

/** Clicks the marked button again once the page is hydrated. */
new MutationObserver(() => {
  clicked?.removeAttribute('data-clicked');
  clicked?.click();
  clicked = null;
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });

/**
 * Requests the code of a server-rendered page after its first paint, without running it. An earlier request would
 * compete with the visible page: a phone on slow 4G would paint after 2.6 s instead of 0.9 s (decision 0126).
 */
function preloadCode(): void {
  if (isPainted) return;
  isPainted = true;
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  if (isUsed) runCode();
  else setTimeout(runCode, IDLE_MS);
}

/** Each file is a separate script, so that the browser can respond to input in between. */
function runCode(): void {
  for (const src of files.splice(0)) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', async: false, src }));
  }
}

/**
 * Runs the page's code on the first input. Until then, a phone's processor is free for the page itself (decision 0126).
 */
function onFirstInput(): void {
  firstInput.abort();
  isUsed = true;
  if (isPainted) runCode();
}

/** Removes the listeners. */
const firstInput = new AbortController();
const listening = { capture: true, passive: true, signal: firstInput.signal };
for (const type of FIRST_INPUTS) addEventListener(type, onFirstInput, listening);
// Browsers also send this event for a pointer that does not move, when a page appears below it.
addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && onFirstInput(), listening);
new PerformanceObserver(preloadCode).observe({ type: 'paint', buffered: true });
// A background tab does not paint until it becomes visible.
document.addEventListener('DOMContentLoaded', () => setTimeout(preloadCode, 1_000));
