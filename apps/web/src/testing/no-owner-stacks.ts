import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as React from 'react';

/**
 * React in development keeps the stack of each element that is made, for its messages: a fifth of the time of the screens' tests.
 * It stops keeping them by itself at 10,000 a second; here it has always just reached that.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}

/**
 * The elements inside Mantine are made as in production. Our own come from `react/jsx-dev-runtime`, whose checks stay: children that stand in
 * an element one by one need no keys, which is marked here as there.
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
