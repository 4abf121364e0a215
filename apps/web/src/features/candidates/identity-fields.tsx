import { Fragment } from 'react';
import { UploadField } from '../../components/fields/upload-field';
import { FormSection } from '../../components/form/form-section';
import { TextField } from '../../components/form/text-field';
import { uploadLimits } from '../../lib/forms/validate-upload';
import { IdentityConsent } from './identity-consent';
import { identityDocuments } from './identity-documents';
import classes from './identity-fields.module.css';
import type { TabProps } from './tab-props';

export function IdentityFields({ form, profile, renew }: Omit<TabProps, 'proposals'>) {
  return (
    <FormSection title="Identity Documents" lead="All optional. Employers never see them.">
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
