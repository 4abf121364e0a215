import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { pendingResponse } from '../../testing/pending-response';
import { renderPart } from '../../testing/render-part';
import { ConfirmButton } from './confirm-button';
import { PendingButton } from './pending-button';
import { SubmitButton } from './submit-button';

function Form({ work }: { work: () => Promise<void> }) {
  const { isPending, run } = useAsyncAction();
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(work);
      }}
    >
      <input aria-label="Name" />
      <SubmitButton isPending={isPending} pendingText="Sending...">
        Send
      </SubmitButton>
    </form>
  );
}

describe('a submit button', () => {
  it('shows the pending text, keeps the focus and ignores further submits until the request is done', async () => {
    const { answer, release } = pendingResponse(undefined);
    const work = vi.fn(() => answer);
    renderPart(<Form work={work} />);
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), 'Asha{Enter}');
    expect(work).toHaveBeenCalledOnce();
    release();
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('does nothing while it is blocked, but can be focused', async () => {
    const press = vi.fn();
    renderPart(
      <PendingButton isPending={false} pendingText="Sending..." isBlocked onClick={press}>
        Send
      </PendingButton>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('a button that asks for confirmation', () => {
  it('does not treat the second click of a double click as the confirmation', async () => {
    const act = vi.fn(() => Promise.resolve());
    renderPart(<ConfirmButton label="Delete" question="Delete this note?" pendingText="Deleting..." onAct={act} />);
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(act).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete this note?' }));
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
  });
});
