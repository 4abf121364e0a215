import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { UploadProgress } from './upload-progress';

// Uses fireEvent, because user-event waits and only the test advances the clock.
it('an upload can be cancelled only after 600 ms, so that a double click on Submit does not cancel it', () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  renderPart(<UploadProgress upload={{ percent: 10, cancel }} />);
  const button = screen.getByRole('button', { name: 'Cancel the upload of files' });
  act(() => void vi.advanceTimersByTime(599));
  fireEvent.click(button);
  expect(cancel).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  fireEvent.click(button);
  expect(cancel).toHaveBeenCalledOnce();
});
