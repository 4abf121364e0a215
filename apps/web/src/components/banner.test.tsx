import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part';
import { Banner } from './banner';
import { useBanner } from './use-banner';

function Screen() {
  const banner = useBanner();
  return (
    <>
      <Button onClick={() => banner.show('error', 'Not saved.')}>Fail</Button>
      <Button onClick={() => banner.show('success', 'Saved.', 3000)}>Save</Button>
      <Banner message={banner.message} isFloating />
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a banner over the page', () => {
  it('returns the focus when it is dismissed, and can be shown again', async () => {
    const user = userEvent.setup();
    renderPart(<Screen />);
    for (let time = 0; time < 2; time += 1) {
      await user.click(button('Fail'));
      expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
      await user.click(button('Dismiss'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(button('Fail')).toHaveFocus();
    }
  });

  it('returns the focus when it disappears by timeout while focused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
    renderPart(<Screen />);
    await user.click(button('Save'));
    act(() => button('Dismiss').focus());
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('status')).toBeNull();
    expect(button('Save')).toHaveFocus();
  });
});
