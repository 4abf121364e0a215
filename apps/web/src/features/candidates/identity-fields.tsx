import { Anchor, Text, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { fileInputAccept } from '@job-alert/domain/files';
import { FormSection, wideField } from '../../components/form-section';
import { UploadField } from '../../components/upload-field';
import { paths } from '../../config/paths';
import classes from './identity-fields.module.css';
import { identityPapers } from './identity-papers';
import type { TabProps } from './tab-props';

/** The identity papers: each number beside its file; all optional. */
export function IdentityFields({ form, profile, renew }: TabProps) {
  return (
    <FormSection title="Identity Documents" lead="All optional. Employers never see them.">
      {identityPapers.map((paper) => {
        const number = `personal.${paper.number}` as const;
        return (
          <Fragment key={paper.number}>
            <TextInput
              label={paper.numberLabel}
              placeholder={paper.placeholder}
              autoComplete="off"
              spellCheck={false}
              className={classes.number}
              {...form.getInputProps(number)}
              onChange={(event) =>
                form.setFieldValue(number, paper.filter(event.currentTarget.value, form.values.personal[paper.number]))
              }
            />
            <UploadField
              label={paper.fileLabel}
              accept={fileInputAccept(paper.purpose)}
              placeholder="PDF, JPEG or PNG up to 5 MB"
              existing={profile[paper.file]}
              renew={renew}
              {...form.getInputProps(`papers.${paper.file}`)}
            />
          </Fragment>
        );
      })}
      <Text c="gray.6" fz="sm" className={wideField}>
        Of your Aadhaar number only the last four digits are kept; the other numbers are stored encrypted. By saving
        them you agree to their use for recruitment, as the{' '}
        <Anchor component={Link} to={paths.privacyPolicy} target="_blank" inherit underline="always">
          Privacy Policy
        </Anchor>{' '}
        says. Empty a number to remove it.
      </Text>
    </FormSection>
  );
}
