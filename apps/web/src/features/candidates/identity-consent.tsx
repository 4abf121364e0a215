import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor, Checkbox, type CheckboxProps, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { wideField } from '../../components/form/form-section';
import { paths } from '../../config/paths';

interface IdentityConsentProps extends CheckboxProps {
  /** The time of the consent; null without one. */
  consentAt: string | null;
}

/** The notice on identity documents, with the consent that the first number or document requires. */
export function IdentityConsent({ consentAt, ...box }: IdentityConsentProps) {
  const policy = (
    <Anchor component={Link} to={paths.privacyPolicy} target="_blank" inherit underline="always">
      Privacy Policy
    </Anchor>
  );
  return (
    <div className={wideField}>
      <Text c="gray.7" fz="sm">
        We store only the last four digits of your Aadhaar number. The other numbers are stored encrypted. Our staff use
        them to verify your identity, and every view of a full number is recorded. To remove a number, clear its field.
      </Text>
      {consentAt ? (
        <Text c="gray.7" fz="sm" mt="xs">
          You agreed to this on {formatDate(new Date(consentAt))}, as the {policy} says.
        </Text>
      ) : (
        <Checkbox
          mt="sm"
          label={<>I agree that my identity details are kept and used for recruitment, as the {policy} says.</>}
          aria-invalid={box.error ? true : undefined}
          {...box}
        />
      )}
    </div>
  );
}
