import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the browser's IntersectionObserver for one test; the elements come into view when the test says so. */
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
    /** The options of the observers that still watch. */
    watching: () => observers.filter(({ live }) => live).map(({ options }) => options),
    /** Everything that is watched comes into view. */
    comeIntoView: () =>
      act(() => {
        for (const { callback, live } of observers) {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          if (live) callback([entry], {} as IntersectionObserver);
        }
      }),
  };
}

/** Lets things move, as for a visitor who has not asked for reduced motion. */
export function allowMotion(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
}
