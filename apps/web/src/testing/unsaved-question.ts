import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Returns the dialog that asks for confirmation to discard unsaved changes. */
export const unsavedQuestion = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'You have unsaved changes' });

/** Answers the dialog and waits until it has closed. */
export async function answerUnsaved(answer: 'Stay' | 'Leave'): Promise<void> {
  const question = await unsavedQuestion();
  await userEvent.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You have unsaved changes' })).toBeNull());
}
