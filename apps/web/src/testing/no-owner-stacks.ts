import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as React from 'react';

/**
 * In development, React captures the stack of each created element for its messages, which takes a fifth of the time of
 * the screens' tests. React stops capturing at 10,000 elements per second, and this getter always returns that number.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}

/**
 * Creates the elements inside Mantine as in production. The app's own elements come from `react/jsx-dev-runtime` and
 * are still checked. Static children need no keys, so they are marked as validated here, as in that runtime.
 */
interface Runtime {
  jsx: (type: unknown, props: { children?: unknown }, key?: string) => unknown;
}
const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('react/package.json'));
const { jsx }: Runtime = require(join(folder, 'cjs/react-jsx-runtime.production.js'));
const making =
  (isStatic: boolean): Runtime['jsx'] =>
  (type, props, key) => {
    const children: unknown[] = Array.isArray(props.children) ? (isStatic ? props.children : []) : [props.children];
    for (const child of children) {
      const store: unknown = child instanceof Object ? Reflect.get(child, '_store') : null;
      if (store instanceof Object) Object.assign(store, { validated: 1 });
    }
    return jsx(type, props, key);
  };
Object.assign(require('react/jsx-runtime') as Runtime, { jsx: making(false), jsxs: making(true) });
