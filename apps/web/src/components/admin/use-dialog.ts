import { useState } from 'react';

/** What a dialog is about, and whether it is open. The subject stays while the dialog fades out, so that its text does not vanish first. */
export function useDialog<Subject>() {
  const [state, setState] = useState<{ opened: boolean; subject: Subject | null }>({ opened: false, subject: null });
  return {
    ...state,
    open: (subject: Subject) => setState({ opened: true, subject }),
    close: () => setState((current) => ({ ...current, opened: false })),
  };
}
