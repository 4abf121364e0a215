import { useState } from 'react';

/** What a dialog is about, and whether it is open. The subject stays while the dialog fades out, so that its text does not vanish first. With an `initial` subject it is open from the start. */
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
