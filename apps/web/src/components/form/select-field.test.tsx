import { STATES } from '@job-alert/domain/india/india';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { SelectField } from './select-field';

describe('a searchable select', () => {
  it('selects a matching option even when keys follow at once, and shows a message when nothing matches', async () => {
    renderPart(<SelectField label="State" data={STATES} searchable />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
    await userEvent.click(input);
    await userEvent.keyboard('a');
    // Within one `act`, React renders no options between the events, as in a busy browser.
    act(() => {
      fireEvent.change(input, { target: { value: 'guj' } });
      fireEvent.keyDown(input, { key: 'ArrowDown', code: 'ArrowDown' });
      fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
    });
    expect(input).toHaveValue('Gujarat');
    await userEvent.type(input, 'x');
    expect(screen.getByText('Nothing found')).toBeVisible();
  });
});
