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
 * Asks for the code of a page that the server has rendered, all its files at once, when the page is painted. Asked for before, the files
 * would share the line with what is to be seen: the first paint of a phone over slow 4G then comes at 2.6 s instead of 0.9 s (decision 0095).
 */
function start(): void {
  const files = page.code?.split(' ') ?? [];
  delete page.code;
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  const [src] = files;
  if (src !== undefined) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
  }
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A tab in the background paints nothing until somebody looks at it.
document.addEventListener('DOMContentLoaded', () => setTimeout(start, 1_000));
