import {
  COMPANY_EMAIL_CHOICE_LABELS,
  COMPANY_EMAIL_CHOICES,
  COMPANY_EMAIL_TOPIC_LABELS,
  type CompanyEmailChoice,
  type CompanyEmailTopic,
} from '@job-alert/domain/companies/company-emails';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Group, Radio, Stack } from '@mantine/core';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { AccountSection, SectionMessage } from './account-section';
import { type CompanyEmailChoicesFragment, useSetCompanyEmailChoiceMutation } from './company-email-choices.generated';

const MESSAGE_MS = 5000;

interface CompanyEmailChoicesProps {
  preferences: NonNullable<CompanyEmailChoicesFragment['companyEmailPreferences']>;
}

/** The employer's choice of emails for each topic. Saves each choice immediately. */
export function CompanyEmailChoices({ preferences }: CompanyEmailChoicesProps) {
  const [setCompanyEmailChoice, { loading }] = useSetCompanyEmailChoiceMutation();
  const banner = useBanner();

  async function choose(topic: CompanyEmailTopic, choice: CompanyEmailChoice) {
    try {
      await setCompanyEmailChoice({ variables: { topic, choice } });
      banner.show('success', 'Your choice was saved.', MESSAGE_MS);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <div data-no-print>
      <AccountSection
        title="Emails about your company’s work"
        lead="Daily is one email at 10:00 am on working days, if there is any news. Emails about your account are always sent."
      >
        <Stack gap="md" mt="md">
          {preferences.map(({ topic, choice: chosen }) => (
            <Radio.Group
              key={topic}
              label={COMPANY_EMAIL_TOPIC_LABELS[topic]}
              value={chosen}
              readOnly={loading}
              onChange={(value) => {
                const choice = COMPANY_EMAIL_CHOICES.find((one) => one === value);
                if (choice && !loading) void choose(topic, choice);
              }}
            >
              <Group gap="lg" mt={8}>
                {COMPANY_EMAIL_CHOICES.map((choice) => (
                  <Radio key={choice} size="md" value={choice} label={COMPANY_EMAIL_CHOICE_LABELS[choice]} />
                ))}
              </Group>
            </Radio.Group>
          ))}
        </Stack>
        <SectionMessage message={banner.message} />
      </AccountSection>
    </div>
  );
}
