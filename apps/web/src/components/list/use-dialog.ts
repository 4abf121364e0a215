import { useState } from 'react';

/** The subject of a dialog. It stays during the closing animation. With an `initial` subject the dialog starts open. */
export function useDialog<Subject>(initial: Subject | null = null) {
  const [state, setState] = useState<{ opened: boolean; subject: Subject | null }>({
    opened: initial !== null,
    subject: initial,
  });
  return {
    ...state,
    open: (subject: Subject) => setState({ opened: true, subject }),
    close: () => setState((current) => ({ ...current, opened: false })),
  };
}
