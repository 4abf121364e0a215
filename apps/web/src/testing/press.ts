import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button of that name. */
export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
