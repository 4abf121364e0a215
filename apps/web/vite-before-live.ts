import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('src/before-live.ts', import.meta.url));

/**
 * Puts the few lines that come before everything else into the page itself: as a file they would be one more request, and a form could be
 * sent before it is answered. The server allows them by their hash.
 */
export function beforeLive(): Plugin {
  return {
    name: 'before-live',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, name: 'before-live' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || file.facadeModuleId !== ENTRY) continue;
          delete bundle[name];
          delete bundle[`${name}.map`];
          // Its names are its own, as they are in a module.
          const children = `{${file.code.replace(/\s*\/\/# sourceMappingURL=.*\s*$/, '')}}`;
          return [{ tag: 'script', children, injectTo: 'head-prepend' }];
        }
        throw new Error('The build has no before-live.');
      },
    },
  };
}
