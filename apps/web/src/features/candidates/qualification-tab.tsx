import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { completionYears, MAX_PROFILE_ENTRIES } from '@job-alert/domain/candidate-profile';
import { fileInputAccept } from '@job-alert/domain/files';
import { filterDigits, filterMarks } from '@job-alert/domain/typing-filters';
import { today } from '../../lib/today';
import { FormSection } from '../../components/form-section';
import { filtered } from '../../lib/forms/filtered';
import { UploadField } from '../../components/upload-field';
import { BlockRemove } from '../../components/block-remove';
import { EducationProposal } from './entry-proposals';
import type { TabProps } from './tab-props';
import { emptyEducation } from './profile-values';

/** Tab 3: what the candidate has learned; one block at least. */
export function QualificationTab({ form, profile, renew, proposals }: TabProps) {
  const { educations } = form.values;
  const { earliest, latest } = completionYears(today());

  return (
    <Stack gap="md">
      <EducationProposal form={form} proposals={proposals} />
      {educations.map((entry, index) => {
        const at = `educations.${index}` as const;
        const title = educations.length > 1 ? `Education ${index + 1}` : 'Education';
        const kept = profile.educations.find(({ id }) => id === entry.id);
        return (
          <FormSection
            key={entry.key}
            title={title}
            lead={index === 0 ? 'Your highest qualification first.' : undefined}
            action={
              educations.length > 1 ? (
                <BlockRemove what={title} onRemove={() => form.removeListItem('educations', index)} />
              ) : null
            }
          >
            <TextInput
              label="Qualification"
              placeholder="B.Com"
              withAsterisk
              {...form.getInputProps(`${at}.qualification`)}
            />
            <TextInput label="University/School" withAsterisk {...form.getInputProps(`${at}.university`)} />
            <TextInput
              label="Year of Completion"
              description={`${earliest} to ${latest}; when you are still studying, the year you expect`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              placeholder="2020"
              withAsterisk
              {...filtered(form.getInputProps(`${at}.yearOfCompletion`), (text) => filterDigits(text, 4))}
            />
            <TextInput
              label="CGPA/Percentage"
              description="0 to 100, at most two decimals"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="decimal"
              placeholder="81.25"
              withAsterisk
              {...filtered(form.getInputProps(`${at}.marks`), (text) => filterMarks(text, entry.marks))}
            />
            <TextInput label="Skills" placeholder="Separated by commas" {...form.getInputProps(`${at}.skills`)} />
            <UploadField
              label="Certification"
              placeholder="PDF or DOCX up to 5 MB"
              accept={fileInputAccept('CERTIFICATE')}
              existing={kept?.certificate}
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
