import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { MyAccountDocument } from './account.generated';
import { SetCompanyEmailChoiceDocument } from './company-email-choices.generated';

const preferences = (decisions: 'EACH' | 'DAILY' | 'NONE') => [
  { topic: 'APPLICANTS' as const, choice: 'EACH' as const },
  { topic: 'DECISIONS' as const, choice: decisions },
  { topic: 'INTERVIEWS' as const, choice: 'NONE' as const },
];

function open() {
  const account = { id: '7', email: 'meera@example.com', emailChange: null, sessions: [], searchVisibility: null };
  answerQuery(MyAccountDocument, { viewer: { ...account, companyEmailPreferences: preferences('EACH') } });
  return openAs('employer', paths.employer.account);
}
const decisions = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Decisions about your proposals and jobs' }));

describe('the choice of emails of an employer', () => {
  it('is set for each topic on the Account screen and saved at once', async () => {
    const sent = answerMutation(SetCompanyEmailChoiceDocument, {
      setCompanyEmailChoice: { user: { id: '7', companyEmailPreferences: preferences('DAILY') } },
    });
    const { user } = open();
    expect((await decisions()).getByRole('radio', { name: 'At once' })).toBeChecked();
    await user.click((await decisions()).getByRole('radio', { name: 'Daily' }));
    expect(await screen.findByText('Your choice was saved.')).toBeVisible();
    expect((await decisions()).getByRole('radio', { name: 'Daily' })).toBeChecked();
    expect(sent).toEqual([{ topic: 'DECISIONS', choice: 'DAILY' }]);
  });

  it('keeps the previous choice and shows an error when saving fails', async () => {
    answerMutation(SetCompanyEmailChoiceDocument, () => errorResponse('INTERNAL', 'boom'));
    const { user } = open();
    await user.click((await decisions()).getByRole('radio', { name: 'None' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect((await decisions()).getByRole('radio', { name: 'At once' })).toBeChecked();
  });
});
