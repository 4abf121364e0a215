import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Goes to an address and resolves once the component that asks is gone. The router's own promise resolves earlier: the new screen is
 * rendered in a transition, and until then the old one still answers to what changes, such as a session that ends.
 */
export function useNavigateAway(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const gone = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => gone.current?.(), []);

  return useCallback(
    (path, options) =>
      new Promise((resolve, reject) => {
        gone.current = resolve;
        Promise.resolve(navigate(path, options)).catch(reject);
      }),
    [navigate],
  );
}
