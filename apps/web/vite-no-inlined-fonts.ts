import type { Plugin } from 'vite';

const INLINED_FONT = /@font-face\s*\{[^}]*url\(\s*["']?data:[^}]*\}/g;

/** Drops fonts that a package's stylesheet carries inside itself: the CSP refuses them, and the reader's machine has fonts. */
export function noInlinedFonts(): Plugin {
  return {
    name: 'no-inlined-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replace(INLINED_FONT, ''),
    },
  };
}
