import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { anApplicant, aProfile, employer, sent, setUp } from '../../../testing/data/applicants';
import { noJoining } from '../../../testing/data/joining';
import { noRecommendation } from '../../../testing/data/recommendation';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery } from '../../../testing/server';
import {
  type ApplicantFragment,
  ApplicantsDocument,
  type ApplicantsQueryVariables,
  ProposeStatusDocument,
  WithdrawProposalsDocument,
} from '../applicants.generated';
import { ApplicantDrawerDocument } from './applicant-drawer.generated';

const NAMES = ['Meera', 'Arjun', 'Kavya'];
const people = (status: 'APPLIED' | 'PENDING' = 'APPLIED', overrides: Partial<ApplicantFragment> = {}) =>
  NAMES.map((firstName, index) =>
    anApplicant(status, {
      id: `${1201 + index}`,
      candidate: { id: `${40 + index}`, firstName, lastName: 'Iyer' },
      ...overrides,
    }),
  );

/** Answers the list in pages of two, and every request of the drawer. */
function answerAll(rows: ApplicantFragment[]) {
  const asked: ApplicantsQueryVariables[] = [];
  const withdrawn: unknown[] = [];
  answerQuery(ApplicantsDocument, (variables) => {
    asked.push(variables);
    const nodes = variables.after ? rows.slice(2) : rows.slice(0, 2);
    const pageInfo = { hasNextPage: !variables.after && rows.length > 2, endCursor: nodes.at(-1)?.id ?? null };
    return { viewer: { id: '7', applications: { nodes, pageInfo, totalCount: rows.length } } };
  });
  const rowOf = (id: unknown) => rows.find((row) => row.id === id) ?? rows[0] ?? anApplicant('APPLIED');
  answerQuery(ApplicantDrawerDocument, ({ id }) => {
    const row = rowOf(id);
    const candidate = { ...aProfile, ...row.candidate, id: row.candidate?.id ?? '' };
    return { application: { ...noJoining, ...noRecommendation, ...row, candidate, interviews: [], history: [] } };
  });
  answerMutation(ProposeStatusDocument, ({ input }) => {
    sent.push(input);
    const row = { ...rowOf(input.id), status: 'PENDING', proposedStatus: input.status } as const;
    return { proposeApplicationStatus: { application: { ...row, history: [] } } };
  });
  answerMutation(WithdrawProposalsDocument, ({ input }) => {
    withdrawn.push(input);
    const results = [input.applicationIds].flat().map((applicationId) => {
      const row = { ...rowOf(applicationId), status: 'APPLIED', proposedStatus: 'APPLIED' } as const;
      return { applicationId, message: null, application: { ...row, history: [] } };
    });
    return { withdrawProposals: { results } };
  });
  return { asked, withdrawn };
}

async function openFirst() {
  renderApp(paths.employer.applicants, { as: employer });
  await userEvent.click(await screen.findByRole('button', { name: 'Meera Iyer' }));
  return dialogOf('Meera Iyer');
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(setUp);

describe('the decisions in the drawer', () => {
  it('take one key to shortlist and two to reject with a text, and go on over the end of the page', async () => {
    const { asked } = answerAll(people());
    const user = userEvent.setup();
    const first = await openFirst();
    expect(first.getByText('1 of 3')).toBeVisible();
    await user.keyboard('s');
    expect((await dialogOf('Arjun Iyer')).getByText('2 of 3')).toBeVisible();
    await user.keyboard('r');
    await screen.findByRole('menuitem', { name: /Another candidate was chosen/ });
    await user.keyboard('6');
    expect((await dialogOf('Kavya Iyer')).getByText('3 of 3')).toBeVisible();
    expect(sent).toEqual([
      { id: '1201', status: 'SHORTLISTED' },
      {
        id: '1202',
        status: 'REJECTED',
        feedback:
          'Dear Arjun, thank you for your interest in Data Analyst. We have chosen another candidate. We wish you success in your search.',
      },
    ]);
    expect(asked.at(-1)).toMatchObject({ after: '1202', first: 25 });
    await user.keyboard('r');
    await screen.findByRole('menu');
    await user.keyboard('0');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toEqual({ id: '1203', status: 'REJECTED', feedback: null });
  });

  it('can be undone with one key for some seconds, which opens the applicant again', async () => {
    const { withdrawn } = answerAll(people());
    const user = userEvent.setup();
    await openFirst();
    await user.keyboard('s');
    const next = await dialogOf('Arjun Iyer');
    expect(next.getByRole('button', { name: 'Undo: Meera Iyer' })).toBeVisible();
    await user.keyboard('u');
    const again = await dialogOf('Meera Iyer');
    expect(withdrawn).toEqual([{ applicationIds: ['1201'] }]);
    expect(again.getByRole('button', { name: /^Shortlist/ })).toBeEnabled();
    expect(again.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('take one tap and two taps on a phone', async () => {
    answerAll(people());
    const first = await openFirst();
    await userEvent.click(first.getByRole('button', { name: /^Shortlist/ }));
    const second = await dialogOf('Arjun Iyer');
    await userEvent.click(second.getByRole('button', { name: /^Reject/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /The skills do not fit/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ id: '1202', status: 'REJECTED' });
  });

  it('withdraw a waiting proposal and keep its text for the next one', async () => {
    const { withdrawn } = answerAll(people('PENDING', { proposedStatus: 'REJECTED', feedback: 'Not this time.' }));
    const drawer = await openFirst();
    await userEvent.click(await drawer.findByRole('button', { name: /^Withdraw and edit/ }));
    await waitFor(() => expect(drawer.getByRole('radio', { name: 'Rejected' })).toBeChecked());
    expect(withdrawn).toEqual([{ applicationIds: ['1201'] }]);
    expect(drawer.getByLabelText('Feedback')).toHaveValue('Not this time.');
  });
});

describe('waiting proposals in the list', () => {
  it('are withdrawn one at a time or several at once, after a confirmation with their names', async () => {
    const { withdrawn } = answerAll(people('PENDING', { proposedStatus: 'SHORTLISTED' }));
    renderApp(paths.employer.applicants, { as: employer });
    const row = (await screen.findByRole('button', { name: 'Meera Iyer' })).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('1 proposal withdrawn.')).toBeVisible();
    expect(withdrawn).toEqual([{ applicationIds: ['1201'] }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Arjun Iyer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw for Selected (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 1 proposal?' }));
    expect(dialog.getByText('Arjun Iyer')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(withdrawn).toHaveLength(2));
  });
});
