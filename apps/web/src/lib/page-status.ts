import { createContext, useContext } from 'react';

/** The HTTP status of the page that is being rendered; a browser has nothing to do with it. */
const StatusContext = createContext<((status: number) => void) | null>(null);

export const PageStatus = StatusContext.Provider;

/** Says with which status the server sends the page that shows this: 404 for nothing, 410 for what is gone. */
export function usePageStatus(status: number): void {
  useContext(StatusContext)?.(status);
}
