import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../testing/console';
import { anEmployer, open, row, serveEmployers } from '../../../testing/data/managed-employers';
import { enterText } from '../../../testing/enter-text';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { EmployerInformationDocument, type EmployerInformationQuery } from './employer-information.generated';
import { DecideEmployerDocument } from './manage-employers.generated';

describe('deciding on an employer', () => {
  it('enables Approve and Reject according to the approval state', async () => {
    const states = { PENDING: [true, true], APPROVED: [false, false], REJECTED: [true, false] } as const;
    serveEmployers(
      Object.keys(states).map((state, index) =>
        anEmployer({ id: String(index), fullName: state, approvalState: state as keyof typeof states }),
      ),
    );
    open();
    for (const [name, [approve, reject]] of Object.entries(states)) {
      const { getByRole } = await row(name);
      expect(getByRole<HTMLButtonElement>('button', { name: `Approve ${name}` }).disabled).toBe(!approve);
      expect(getByRole<HTMLButtonElement>('button', { name: `Reject ${name}` }).disabled).toBe(!reject);
    }
  });

  it('asks for confirmation and shows the new state after approval, and logs a failure and refetches the list', async () => {
    const rows = [anEmployer()];
    const requests = serveEmployers(rows);
    answerMutation(DecideEmployerDocument, () => errorResponse('INTERNAL', 'boom'));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Approve Asha Patel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(takeConsoleErrors()).toEqual(['The change could not be saved. boom']);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const sent = answerMutation(DecideEmployerDocument, () => {
      rows[0] = anEmployer({ approvalState: 'APPROVED' });
      return { decideApproval: { approval: { id: '71', subject: rows[0] } } };
    });
    await app.user.click(await screen.findByRole('button', { name: 'Approve Asha Patel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this employer?' }));
    expect(dialog.getByText('Himalaya Textiles')).toBeVisible();
    expect(sent).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Himalaya Textiles was approved.')).toBeVisible();
    expect(sent).toEqual([{ approvalId: '71', decision: 'APPROVE', expectedState: 'PENDING' }]);
    expect((await row('Asha Patel')).getByText('Approved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reject Asha Patel' })).toBeDisabled();
  });

  it('rejects with a reason and a note, does nothing on Cancel, and keeps both when the request fails', async () => {
    serveEmployers([anEmployer()]);
    const app = open();
    const ask = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Reject Asha Patel' }));
      return within(await screen.findByRole('dialog', { name: 'Reject this employer?' }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(screen.getByRole('button', { name: 'Reject Asha Patel' })).toBeEnabled();

    answerMutation(DecideEmployerDocument, () => errorResponse('INTERNAL', 'boom'));
    const failedDialog = await ask();
    await userEvent.click(failedDialog.getByRole('radio', { name: 'The GSTIN does not belong to this company' }));
    await enterText(failedDialog.getByLabelText('Note (optional)'), 'The GST number is wrong.');
    await app.user.click(failedDialog.getByRole('button', { name: 'Reject' }));
    await closed();
    expect(takeConsoleErrors()).toEqual(['The change could not be saved. boom']);

    const sent = answerMutation(DecideEmployerDocument, {
      decideApproval: { approval: { id: '71', subject: anEmployer({ approvalState: 'REJECTED' }) } },
    });
    const retryDialog = await ask();
    expect(retryDialog.getByLabelText('Note (optional)')).toHaveValue('The GST number is wrong.');
    await app.user.click(retryDialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Himalaya Textiles was rejected.')).toBeVisible();
    expect(sent).toEqual([
      {
        approvalId: '71',
        decision: 'REJECT',
        expectedState: 'PENDING',
        reason: 'GSTIN_MISMATCH',
        note: 'The GST number is wrong.',
      },
    ]);
  });

  it('names the administrator who has already decided, and shows that decision', async () => {
    const rows = [anEmployer()];
    serveEmployers(rows);
    const sentence = 'This company was already rejected by Nisha Rao on 21/11/2026 10:05 am.';
    answerMutation(DecideEmployerDocument, () => {
      rows[0] = anEmployer({ approvalState: 'REJECTED' });
      return errorResponse('ALREADY_DECIDED', sentence, { decidedBy: 'Nisha Rao' });
    });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Approve Asha Patel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect((await row('Asha Patel')).getByText('Rejected')).toBeVisible();
  });
});

describe('the information about an employer', () => {
  const company: EmployerInformationQuery['company'] = {
    ...anEmployer(),
    gstin: '27AAPFU0939F1ZV',
    website: 'https://himalaya.example/',
    description: 'Weaves.',
    industry: 'Textiles',
    companyEmail: 'hello@himalaya.example',
    phone: '2212345678',
    headquarters: 'Mumbai',
    size: 420,
    yearEstablished: 1984,
    isProfileComplete: true,
    employer: { id: '11', isInvited: false, isEmailVerified: false },
    approval: {
      id: '71',
      outcomeIfApproved: null,
      outcomeIfRejected: null,
      reason: 'GSTIN_MISMATCH',
      note: 'It is of a mill in Pune.',
    },
    possibleDuplicates: [
      {
        reasons: ['GSTIN', 'NAME'],
        company: { id: '12', name: 'Himalaya Textiles LLP', email: 'mill@himalaya.example', approvalState: 'REJECTED' },
      },
    ],
    notes: [],
    joinRequests: [],
    merges: [],
    addresses: [
      {
        id: '1',
        line1: '12 Mill Road',
        line2: null,
        city: 'Surat',
        state: 'Gujarat',
        country: 'India',
        pincode: '395003',
        isPrimary: true,
      },
    ],
  };

  it('can be loaded again after a failure, and shows employer, organization, company and addresses', async () => {
    serveEmployers([anEmployer()]);
    answerQuery(EmployerInformationDocument, () => errorResponse('INTERNAL', 'boom'));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'View Asha Patel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    answerQuery(EmployerInformationDocument, { company });
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Employer Information' }));
    for (const [key, value] of [
      ['Employer Name', 'Asha Patel'],
      ['Employer Contact', '+91 9876543210'],
      ['Organization Name', 'Himalaya Textiles'],
      ['GST No', '27AAPFU0939F1ZV'],
      ['Possible Duplicate', 'Himalaya Textiles LLP, mill@himalaya.example, Rejected Same GSTIN · Same company name'],
      ['Industry', 'Textiles'],
      ['Pincode', '395003'],
    ] as const) {
      expect((await modal.findByRole('rowheader', { name: key })).closest('tr')).toHaveTextContent(`${key}${value}`);
    }
    expect(modal.getByRole('heading', { name: 'Address 1 (primary)' })).toBeVisible();
    expect(modal.getByRole('link', { name: 'Himalaya Textiles LLP' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-employer?record=12',
    );
    expect(modal.queryByRole('rowheader', { name: 'Invitation' })).toBeNull();
    await app.user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
