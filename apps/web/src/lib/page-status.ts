import { createContext, useContext } from 'react';

/** The setter of the HTTP status of the page that is rendered. It is null in browsers. */
const StatusContext = createContext<((status: number) => void) | null>(null);

export const PageStatus = StatusContext.Provider;

/** Sets the HTTP status of a server-rendered page: 404 for not found, 410 for deleted. */
export function usePageStatus(status: number): void {
  useContext(StatusContext)?.(status);
}
