import { createContext, useContext } from 'react';

/** The HTTP status of the page being rendered; unused in browsers. */
const StatusContext = createContext<((status: number) => void) | null>(null);

export const PageStatus = StatusContext.Provider;

/** Sets the HTTP status of a server-rendered page: 404 for not found, 410 for deleted. */
export function usePageStatus(status: number): void {
  useContext(StatusContext)?.(status);
}
