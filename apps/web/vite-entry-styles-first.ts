import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the entry's own stylesheet before those of the parts that it shares with other pages. It begins with the order of the layers and
 * the styles of the components that all others refine; by itself the build lists the shared parts first.
 */
export function entryStylesFirst(): Plugin {
  return {
    name: 'entry-styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        const own = [...(chunk?.viteMetadata?.importedCss ?? [])];
        const links = html.match(STYLESHEET) ?? [];
        const isOwn = (link: string) => own.some((file) => link.includes(file));
        const sorted = [...links.filter(isOwn), ...links.filter((link) => !isOwn(link))];
        return html.replace(STYLESHEET, () => sorted.shift() ?? '');
      },
    },
  };
}
