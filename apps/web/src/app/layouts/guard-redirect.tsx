import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { Redirect } from './use-area-guard';

/**
 * Redirects out of an area. The `state` object is stable, because a new object on each render would navigate repeatedly
 * while the next page loads.
 */
export function GuardRedirect({ redirect: { state, ...to } }: { redirect: Redirect }) {
  const text = JSON.stringify(state ?? null);
  const same: unknown = useMemo(() => JSON.parse(text), [text]);
  return <Navigate {...to} state={same} />;
}
