import { Alert, Text } from '@mantine/core';
import { IconHourglassHigh, IconInfoCircle } from '@tabler/icons-react';
import type { CompanyProfileFragment } from './company-profile.generated';

/** Tells the employer that the company waits for approval or was not approved, and why; nothing once it is approved. */
export function CompanyStanding({ company }: { company: CompanyProfileFragment }) {
  if (company.approvalState === 'APPROVED') return null;
  const waits = company.approvalState === 'PENDING';
  return (
    <Alert
      mb="lg"
      color={waits ? 'ink' : 'red'}
      icon={waits ? <IconHourglassHigh aria-hidden /> : <IconInfoCircle aria-hidden />}
      title={waits ? 'Your company is waiting for approval' : 'Your company has not been approved'}
    >
      <Text c="gray.8">
        {waits
          ? 'You can complete the profile and post jobs meanwhile; candidates see them once the administrator has approved the company.'
          : (company.decisionFeedback ?? 'Please contact admin.')}
      </Text>
    </Alert>
  );
}
