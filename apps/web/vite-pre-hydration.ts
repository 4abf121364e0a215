import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

const SCRIPT = fileURLToPath(new URL('src/start/pre-hydration.ts', import.meta.url));

/**
 * Writes the pre-hydration script into the page's head. As a file it would be one more request, and a form could be sent before it is
 * answered. The server allows the script by its hash.
 */
export function preHydrationScript(): Plugin {
  return {
    name: 'pre-hydration-script',
    apply: 'build',
    async transformIndexHtml() {
      const { code } = await transformWithOxc(await readFile(SCRIPT, 'utf8'), SCRIPT, { sourcemap: false });
      // A block keeps its names from the other scripts, as a module does.
      return [{ tag: 'script', children: minifySync('pre-hydration.js', `{${code}}`).code, injectTo: 'head-prepend' }];
    },
  };
}
