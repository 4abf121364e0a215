import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
