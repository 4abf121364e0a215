import { completionYears, MAX_PROFILE_ENTRIES } from '@job-alert/domain/candidates/candidate-profile';
import { filterDigits, filterMarks } from '@job-alert/domain/text/input-filters';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RemoveEntryButton } from '../../components/buttons/remove-entry-button';
import { UploadField } from '../../components/fields/upload-field';
import { FormSection } from '../../components/form/form-section';
import { hintBelow, TextField } from '../../components/form/text-field';
import { today } from '../../lib/today';
import { uploadLimits } from '../../lib/forms/validate-upload';
import { EducationProposal } from './entry-proposals';
import { emptyEducation } from './profile-values';
import type { TabProps } from './tab-props';

const yearDigits = (text: string) => filterDigits(text, 4);

/** Tab 3: education, with at least one entry. */
export function QualificationTab({ form, profile, renew, proposals }: TabProps) {
  const { educations } = form.values;
  const { earliest, latest } = completionYears(today());

  return (
    <Stack gap="md">
      <EducationProposal form={form} proposals={proposals} />
      {educations.map((entry, index) => {
        const at = `educations.${index}` as const;
        const title = educations.length > 1 ? `Education ${index + 1}` : 'Education';
        const remaining = profile.educations.find(({ id }) => id === entry.id);
        return (
          <FormSection
            key={entry.key}
            title={title}
            lead={index === 0 ? 'Your highest qualification first.' : undefined}
            action={
              educations.length > 1 ? (
                <RemoveEntryButton entryName={title} onRemove={() => form.removeListItem('educations', index)} />
              ) : null
            }
          >
            <TextField
              label="Qualification"
              placeholder="B.Com"
              withAsterisk
              {...form.getInputProps(`${at}.qualification`)}
            />
            <TextField label="University/School" withAsterisk {...form.getInputProps(`${at}.university`)} />
            <TextField
              label="Year of Completion"
              description={`${earliest} to ${latest}; if you are still studying, the year you expect to finish`}
              inputWrapperOrder={hintBelow}
              inputMode="numeric"
              placeholder="2020"
              withAsterisk
              filter={yearDigits}
              {...form.getInputProps(`${at}.yearOfCompletion`)}
            />
            <TextField
              label="CGPA/Percentage"
              description="0 to 100, with up to two decimals"
              inputWrapperOrder={hintBelow}
              inputMode="decimal"
              placeholder="81.25"
              withAsterisk
              filter={filterMarks}
              {...form.getInputProps(`${at}.marks`)}
            />
            <TextField
              label="Skills learned"
              placeholder="Separated by commas"
              {...form.getInputProps(`${at}.skills`)}
            />
            <UploadField
              label="Certification"
              {...uploadLimits('CERTIFICATE')}
              existing={remaining?.certificate}
              renew={renew}
              {...form.getInputProps(`${at}.certificate`)}
            />
          </FormSection>
        );
      })}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={educations.length >= MAX_PROFILE_ENTRIES}
          onClick={() => form.insertListItem('educations', emptyEducation())}
        >
          Add Experience
        </Button>
      </Group>
    </Stack>
  );
}
