import userEvent from '@testing-library/user-event';

/** Chooses a file, of a type that the field does not ask for too: the browser's dialog can show all files. */
export const chooseFile = (input: HTMLElement, file: File): Promise<void> =>
  userEvent.upload(input, file, { applyAccept: false });
