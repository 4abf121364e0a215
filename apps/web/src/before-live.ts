/** Stands in each page itself, before everything else (vite-before-live.ts). */
const page = document.documentElement.dataset;

/**
 * The page's code may come late over a slow connection: a form that is sent meanwhile is noted, says so, and goes out once the code is
 * there (`FormFields`). The method `dialog` keeps the browser from sending it by itself, with a password in the address.
 */
document.addEventListener('submit', ({ target }) => {
  if ('live' in page || !(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  page.sent = '';
});

/**
 * Asks for the code of a page that the server has rendered when the page is painted. Asked for before, its files would share the line with
 * what is to be seen: the first paint of a phone over slow 4G then comes at 2.6 s instead of 0.9 s (decision 0095). All files are asked for
 * at once, and each is a script, so that the browser can answer to people between one and the next; the one that starts the page is the last.
 */
function start(): void {
  for (const src of page.code?.split(' ') ?? []) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', async: false, src }));
  }
  delete page.code;
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A tab in the background paints nothing until somebody looks at it.
document.addEventListener('DOMContentLoaded', () => setTimeout(start, 1_000));
