import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import {
  AcceptInvitationByLinkDocument,
  DeclineInvitationByLinkDocument,
  LinkedInvitationDocument,
  type LinkedInvitationFragment,
} from './linked-invitation.public.generated';

const invitation: LinkedInvitationFragment = {
  id: '5',
  firstName: 'Asha',
  jobTitle: 'Accountant',
  companyName: 'Rao & Sons Ltd.',
  city: 'Surat',
  workMode: 'ONSITE',
  salaryMin: 300_000,
  salaryMax: 450_000,
  jobPath: '/job-alert/job-opportunites/12-accountant',
  message: 'The mill is near your home.',
  expiresAt: '2030-12-12T06:00:00.000Z',
  state: 'OPEN',
  questions: [],
  resumeName: 'asha-patel.pdf',
  hasPreferences: true,
  missingProfileParts: [],
};
const LINK = `${paths.invitation}?token=secret-token`;

it('the link of an invitation shows the job and what is shared, and one press says yes', async () => {
  answerQuery(LinkedInvitationDocument, { linkedInvitation: invitation });
  const sent = answerMutation(AcceptInvitationByLinkDocument, {
    acceptInvitationByLink: { invitation: { ...invitation, state: 'ACCEPTED' } },
  });
  const { user } = renderApp(LINK);
  expect(await screen.findByText('“The mill is near your home.”')).toBeVisible();
  expect(screen.getByText('₹3,00,000 to ₹4,50,000 a year')).toBeVisible();
  expect(screen.getByText(/Until then the company does not know about you/)).toBeVisible();
  const yes = await screen.findByRole('button', { name: 'Yes, apply' });
  expect(screen.getByText('On file: asha-patel.pdf')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(yes);
  expect(await screen.findByText(/^You have applied for “Accountant” at Rao & Sons Ltd\. We check/)).toBeVisible();
  expect(sent).toEqual([{ token: 'secret-token', answers: [], sharePreferences: false }]);
});

it('a scanner that runs the script of the page, moves over its buttons and leaves has answered nothing', async () => {
  const opened = answerQuery(LinkedInvitationDocument, { linkedInvitation: invitation });
  const answered = { invitation: { ...invitation, state: 'ACCEPTED' as const } };
  const yes = answerMutation(AcceptInvitationByLinkDocument, { acceptInvitationByLink: answered });
  const no = answerMutation(DeclineInvitationByLinkDocument, { declineInvitationByLink: answered });
  const { user, unmount } = renderApp(LINK);
  await screen.findByRole('button', { name: 'Yes, apply' });
  for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('checkbox')]) {
    await user.hover(control);
    control.focus();
  }
  for (const event of ['blur', 'beforeunload', 'pagehide']) window.dispatchEvent(new Event(event));
  unmount();
  // Renders the page again, as a second look of the scanner.
  renderApp(LINK);
  await screen.findByRole('button', { name: 'Yes, apply' });
  expect([opened.length, yes, no]).toEqual([2, [], []]);
});

it('a Yes needs the required answers, shares preferences if asked to, and keeps what was typed after an error', async () => {
  const questions = [{ text: 'Notice period?', kind: 'TEXT' as const, isRequired: true, options: [] }];
  answerQuery(LinkedInvitationDocument, { linkedInvitation: { ...invitation, questions } });
  const sent = answerMutation(AcceptInvitationByLinkDocument, () =>
    errorResponse('INVITATION_GONE', 'This invitation has ended.'),
  );
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'Yes, apply' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^Notice period/), '30 days');
  await user.click(screen.getByLabelText('Show the company my expected salary and notice period'));
  await user.click(screen.getByRole('button', { name: 'Yes, apply' }));
  expect(await screen.findByText('This invitation has ended.')).toBeVisible();
  expect(screen.getByLabelText(/^Notice period/)).toHaveValue('30 days');
  expect(sent).toMatchObject([
    { answers: [{ question: 'Notice period?', answer: '30 days' }], sharePreferences: true },
  ]);
});

it('a Yes with an incomplete profile says what is missing', async () => {
  answerQuery(LinkedInvitationDocument, {
    linkedInvitation: { ...invitation, state: 'ACCEPTED_INCOMPLETE', missingProfileParts: ['RESUME', 'QUALIFICATION'] },
  });
  renderApp(LINK);
  expect(await screen.findByText(/Missing: resume and qualification\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', paths.candidate.profile);
});

it('a No needs a reason, and can end all invitations', async () => {
  answerQuery(LinkedInvitationDocument, { linkedInvitation: invitation });
  const sent = answerMutation(DeclineInvitationByLinkDocument, {
    declineInvitationByLink: { invitation: { ...invitation, state: 'DECLINED' } },
  });
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No, thanks' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByLabelText('The pay is too low'));
  await user.click(dialog.getByLabelText('No more invitations and suggestions'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText(
      'You have declined. Thank you for telling us. You get no more invitations and suggestions. You can change this in Account.',
    ),
  ).toBeVisible();
  expect(sent).toMatchObject([{ token: 'secret-token', reason: 'PAY', noMoreInvitations: true }]);
});

it.each([
  [
    'an unknown link',
    null,
    'This link is no longer valid. Log in to see your invitations.',
    ['Log in', 'See the openings'],
  ],
  [
    'an expired invitation',
    { ...invitation, state: 'EXPIRED' as const },
    'This invitation has ended.',
    ['See the openings'],
  ],
])('%s shows a message and leads on', async (_, linkedInvitation, text, names) => {
  answerQuery(LinkedInvitationDocument, { linkedInvitation });
  renderApp(LINK);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.at(-1)).toHaveAttribute('href', paths.openings);
});
