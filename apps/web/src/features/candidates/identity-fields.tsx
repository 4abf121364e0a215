import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor, Checkbox, type CheckboxProps, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { UploadField } from '../../components/fields/upload-field';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextField } from '../../components/form/text-field';
import { paths } from '../../config/paths';
import { uploadLimits } from '../../lib/forms/validate-upload';
import { identityDocuments } from './identity-documents';
import classes from './identity-fields.module.css';
import type { TabProps } from './tab-props';

interface IdentityConsentProps extends CheckboxProps {
  /** The time of the consent; null without one. */
  consentAt: string | null;
}

/** The notice on identity documents, with the consent that the first number or document requires. */
function IdentityConsent({ consentAt, ...box }: IdentityConsentProps) {
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

export function IdentityFields({ form, profile, renew }: Omit<TabProps, 'proposals'>) {
  const [isOpen, setOpen] = useState(() =>
    identityDocuments.some(({ number, file }) => form.values.personal[number] || profile[file]),
  );
  const isInvalid = [
    'personal.identityConsent',
    ...identityDocuments.flatMap(({ number, file }) => [`personal.${number}`, `papers.${file}`]),
  ].some((path) => path in form.errors);
  // An invalid field has to be visible to get the focus.
  if (isInvalid && !isOpen) setOpen(true);
  return (
    <FormSection
      title="Identity Documents"
      lead="All optional. Employers never see them."
      fold={{ label: 'Numbers and files', isOpen, onToggle: setOpen }}
    >
      {identityDocuments.map((paper) => {
        const number = `personal.${paper.number}` as const;
        return (
          <Fragment key={paper.number}>
            <TextField
              label={paper.numberLabel}
              placeholder={paper.placeholder}
              autoComplete="off"
              spellCheck={false}
              className={classes.number}
              filter={paper.filter}
              {...form.getInputProps(number)}
            />
            <UploadField
              label={paper.fileLabel}
              {...uploadLimits(paper.purpose)}
              existing={profile[paper.file]}
              renew={renew}
              {...form.getInputProps(`papers.${paper.file}`)}
            />
          </Fragment>
        );
      })}
      <IdentityConsent
        consentAt={profile.identityConsentAt}
        {...form.getInputProps('personal.identityConsent', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
