import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the browser's IntersectionObserver for one test. The elements come into view when the test calls
 * `comeIntoView`.
 */
export function controlIntersections() {
  const observers: { callback: IntersectionObserverCallback; options?: IntersectionObserverInit; live: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly entry: (typeof observers)[number];
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.entry = { callback, options, live: true };
        observers.push(this.entry);
      }
      observe() {}
      unobserve() {}
      disconnect() {
        this.entry.live = false;
      }
    },
  );
  return {
    /** Returns the options of the observers that are still connected. */
    watching: () => observers.filter(({ live }) => live).map(({ options }) => options),
    /** Makes all observed elements come into view. */
    comeIntoView: () =>
      act(() => {
        for (const { callback, live } of observers) {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          if (live) callback([entry], {} as IntersectionObserver);
        }
      }),
  };
}

/** Allows motion, as for a visitor who does not prefer reduced motion. */
export function allowMotion(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
}
