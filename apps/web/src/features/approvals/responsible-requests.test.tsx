import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openQueue, queueRow, review, serveQueue, waitForReview } from '../../testing/data/approval-queue';
import { aStep } from '../../testing/data/requests';
import { assignAll, ravi, serveAdministrators } from '../../testing/data/responsible';
import { press } from '../../testing/press';

describe('the responsible administrators of requests', () => {
  it('stand in the queue, filter it, and are chosen for the selected requests', async () => {
    const requests = [aStep('1', { responsible: ravi }), aStep('2')];
    const { queries } = serveQueue(requests);
    serveAdministrators();
    openQueue('?responsible=8');
    await waitForReview(1);
    expect(queueRow(1).closest('li')).toHaveTextContent('Responsible: Ravi Desai');
    expect(queueRow(2).closest('li')).not.toHaveTextContent('Responsible');
    expect(queries[0]?.filter).toEqual({ state: 'PENDING', responsibleId: '8' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select Kavya Nair 2/ }));
    const sent = assignAll('Approval');
    await press('Assign (1)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 request' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Responsible' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ravi Desai' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ravi Desai is now responsible for 1 request.')).toBeVisible();
    expect(sent).toEqual([{ kind: 'REQUEST', ids: ['2'], responsibleId: '8' }]);
    await waitFor(() => expect(queries).toHaveLength(2));
  });

  it('are taken over in the review with one press', async () => {
    serveQueue([aStep('1')]);
    const sent = assignAll('Approval');
    openQueue();
    await waitForReview(1);
    await userEvent.click(review().getByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(queueRow(1).closest('li')).toHaveTextContent('Responsible: Asha Patel'));
    expect(sent).toEqual([{ kind: 'REQUEST', ids: ['1'], responsibleId: '7' }]);
  });
});
