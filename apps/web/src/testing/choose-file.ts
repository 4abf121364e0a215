import userEvent from '@testing-library/user-event';

/** Chooses a file, even of a type that the field does not accept, because the browser's dialog can show all files. */
export const chooseFile = (input: HTMLElement, file: File): Promise<void> =>
  userEvent.upload(input, file, { applyAccept: false });
