import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Returns a function that navigates and resolves once the calling component is unmounted. The router's promise resolves
 * earlier. The new screen renders in a transition, and until then the old screen still reacts to changes, such as the
 * end of a session.
 */
export function useNavigateAway(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const resolveUnmount = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => resolveUnmount.current?.(), []);

  return useCallback(
    (path, options) =>
      new Promise((resolve, reject) => {
        resolveUnmount.current = resolve;
        Promise.resolve(navigate(path, options)).catch(reject);
      }),
    [navigate],
  );
}
