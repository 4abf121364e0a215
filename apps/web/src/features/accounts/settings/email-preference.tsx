import {
  ADMIN_EMAIL_PREFERENCE_LABELS,
  ADMIN_EMAIL_PREFERENCES,
  type AdminEmailPreference,
} from '@job-alert/domain/accounts/admin-email-preference';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Radio, Stack } from '@mantine/core';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { AccountSection, SectionMessage } from './account-section';
import { useSetAdminEmailPreferenceMutation } from './email-preference.generated';

const MESSAGE_MS = 5000;

const choices: readonly AdminEmailPreference[] = [
  'DIGEST',
  ...ADMIN_EMAIL_PREFERENCES.filter((choice) => choice !== 'DIGEST'),
];

/** The administrator's email preference for pending requests. Saves each choice immediately. */
export function EmailPreference({ chosen }: { chosen: AdminEmailPreference }) {
  const [setAdminEmailPreference, { loading }] = useSetAdminEmailPreferenceMutation();
  const banner = useBanner();

  async function choose(adminEmailPreference: AdminEmailPreference) {
    try {
      await setAdminEmailPreference({ variables: { adminEmailPreference } });
      banner.show('success', 'Your choice was saved.', MESSAGE_MS);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <div data-no-print>
      <AccountSection
        title="Emails about pending requests"
        lead="New employers, jobs, applications and proposals wait for your decision. The bell always shows them; choose which emails you get as well."
      >
        <Radio.Group
          mt="md"
          aria-label="Emails about pending requests"
          value={chosen}
          readOnly={loading}
          onChange={(value) => {
            const adminEmailPreference = choices.find((choice) => choice === value);
            if (adminEmailPreference && !loading) void choose(adminEmailPreference);
          }}
        >
          <Stack gap="sm">
            {choices.map((choice) => (
              <Radio key={choice} size="md" value={choice} label={ADMIN_EMAIL_PREFERENCE_LABELS[choice]} />
            ))}
          </Stack>
        </Radio.Group>
        <SectionMessage message={banner.message} />
      </AccountSection>
    </div>
  );
}
