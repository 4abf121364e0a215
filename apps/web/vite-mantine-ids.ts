import type { Plugin } from 'vite';

const MANTINE_USE_ID = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

/** The ids that Mantine gives an element at first. */
const USE_ID = `
import { useId as useReactId } from 'react';
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : 'mantine-' + id.replace(/:/g, '');
}`;

/**
 * Replaces Mantine's `useId`. Mantine changes each id to a random one after mounting, so that every field, menu and tooltip renders twice
 * before the screen is painted (decision 0127). Fails the build if the module has moved.
 */
export function mantineIds(): Plugin {
  let isReplaced = false;
  return {
    name: 'mantine-ids',
    apply: 'build',
    transform: {
      filter: { id: MANTINE_USE_ID },
      handler() {
        isReplaced = true;
        return { code: USE_ID, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("Mantine's useId has another file name: adapt vite-mantine-ids.ts.");
    },
  };
}
