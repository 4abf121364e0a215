import * as React from 'react';

/**
 * React in development keeps the stack of each element that is made, for its messages: a fifth of the time of the screens' tests.
 * It stops keeping them by itself at 10,000 a second; here it has always just reached that.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
