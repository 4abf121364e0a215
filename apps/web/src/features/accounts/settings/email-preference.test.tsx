import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { MySecondFactorDocument } from '../second-factor/second-factor.generated';
import { SetAdminEmailPreferenceDocument } from './email-preference.generated';

function open() {
  const secondFactor = { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 };
  const viewer = {
    id: '7',
    email: 'asha@example.com',
    emailChange: null,
    sessions: [],
    adminEmailPreference: 'DIGEST' as const,
    lacksSecondFactor: false,
    secondFactor,
  };
  answerQuery(MySecondFactorDocument, { viewer });
  return openAs('admin', paths.admin.security);
}
const choice = (name: RegExp) => screen.findByRole('radio', { name });

describe('the email preference of an administrator', () => {
  it('is set on the Security screen and saved at once', async () => {
    const sent = answerMutation(SetAdminEmailPreferenceDocument, ({ adminEmailPreference }) => ({
      setAdminEmailPreference: { user: { id: '7', adminEmailPreference } },
    }));
    const { user } = open();
    expect(await choice(/^One mail at 10:00/)).toBeChecked();
    await user.click(await choice(/^A mail for each/));
    expect(await screen.findByText('Your choice was saved.')).toBeVisible();
    expect(await choice(/^A mail for each/)).toBeChecked();
    expect(await choice(/^A mail for each/)).toHaveFocus();
    expect(sent).toEqual([{ adminEmailPreference: 'EACH' }]);
  });

  it('keeps the previous choice and shows an error when saving fails', async () => {
    answerMutation(SetAdminEmailPreferenceDocument, () => errorResponse('INTERNAL', 'boom'));
    const { user } = open();
    await user.click(await choice(/^No mails/));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(async () => expect(await choice(/^One mail at 10:00/)).toBeChecked());
  });
});
