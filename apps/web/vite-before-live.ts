import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('src/before-live.ts', import.meta.url));

/** Puts the few lines that watch over the forms before everything else: they run as soon as they are there. */
export function beforeLive(): Plugin {
  return {
    name: 'before-live',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, name: 'before-live' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === ENTRY,
        );
        if (!chunk) throw new Error('The build has no before-live.');
        const attrs = {
          type: 'module',
          async: true,
          fetchpriority: 'high',
          crossorigin: true,
          src: `/${chunk.fileName}`,
        };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
