import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { endSession } from '../lib/session/session';
import './inline-styles';
import './no-owner-stacks';
import { takeConsoleErrors, watchConsole } from './console';
import { server } from './server';

// The error message names only the missing element, because the whole document would hide it. The timeout is long,
// because the first screen of a file waits for its code to load, which takes seconds on a busy machine.
configure({ getElementError: (message) => new Error(message ?? 'Not found'), asyncUtilTimeout: 30_000 });

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Replaces browser features that the test environment lacks or must not run. vitest restores them before each test. */
function stubBrowser() {
  vi.stubGlobal(
    'matchMedia',
    (query: string): MediaQueryList =>
      ({
        // Only reduced motion matches, so that carousels and counters do not move. Width queries do not match.
        matches: query.includes('prefers-reduced-motion'),
        media: query,
        onchange: null,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
        dispatchEvent: () => false,
      }) satisfies MediaQueryList,
  );
  vi.stubGlobal('ResizeObserver', ObserverStub);
  vi.stubGlobal('IntersectionObserver', ObserverStub);
}

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
if (!document.fonts) {
  // Mantine's autosizing textarea listens for the loading of fonts.
  Object.defineProperty(document, 'fonts', { value: { addEventListener() {}, removeEventListener() {} } });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(stubBrowser);
beforeEach(watchConsole);
afterEach(() => {
  cleanup();
  server.resetHandlers();
  endSession();
  vi.useRealTimers();
  expect(takeConsoleErrors(), 'errors and warnings on the console').toEqual([]);
});
afterAll(() => server.close());
