import type { Plugin } from 'vite';

/** The part of the font that every page shows; the others are asked for by the few that need them. */
const EVERYWHERE = /plus-jakarta-sans-latin-wght-normal-[^/]+\.woff2$/;

/** Lets the page ask for its font at once, not only when the stylesheet has been read. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => EVERYWHERE.test(file));
        if (fonts.length !== 1) throw new Error(`One font for all pages is expected, the build has ${fonts.length}.`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fonts[0]}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
