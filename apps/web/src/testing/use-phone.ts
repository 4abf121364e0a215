import { vi } from 'vitest';

/** Makes the window as narrow as a phone's for the rest of the test. */
export function usePhone(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: /47\.99em|74\.99em/.test(query) }));
}
