import { MAX_PROFILE_ENTRIES } from '@job-alert/domain/candidates/candidate-profile';
import { EXPERIENCE_LEVEL_LABELS, EXPERIENCE_LEVELS } from '@job-alert/domain/candidates/experience-level';
import { storedByLine } from '@job-alert/domain/candidates/stored-resume';
import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RemoveEntryButton } from '../../components/buttons/remove-entry-button';
import { DateField } from '../../components/fields/date-field';
import { UploadField } from '../../components/fields/upload-field';
import { FormSection, wideField } from '../../components/form/form-section';
import { hintBelow, TextField } from '../../components/form/text-field';
import { today } from '../../lib/today';
import { uploadLimits } from '../../lib/forms/validate-upload';
import { ExperienceProposals } from './entry-proposals';
import { emptyExperience } from './profile-values';
import type { TabProps } from './tab-props';

/** Tab 2: the resume and the previous jobs. */
export function HistoryTab({ form, profile, renew, proposals }: TabProps) {
  const { experiences } = form.values;
  const yesterday = addDays(today(), -1);
  const level = form.getInputProps('experienceLevel');
  const storing = profile.resumeStoring;

  return (
    <Stack gap="md">
      <FormSection title="Experience and Resume">
        <Radio.Group label="Experience" size="md" withAsterisk {...level}>
          <Group mt={8} gap="lg">
            {EXPERIENCE_LEVELS.map((name) => (
              <Radio
                key={name}
                value={name}
                label={EXPERIENCE_LEVEL_LABELS[name]}
                aria-invalid={level.error ? true : undefined}
              />
            ))}
          </Group>
        </Radio.Group>
        <UploadField
          label="Resume"
          {...uploadLimits('RESUME')}
          withAsterisk
          existing={profile.resume}
          description={storing ? storedByLine(storing.storedByName, formatDate(new Date(storing.storedAt))) : undefined}
          renew={renew}
          {...form.getInputProps('resume')}
        />
      </FormSection>
      <ExperienceProposals form={form} proposals={proposals} />
      {experiences.map((entry, index) => {
        const at = `experiences.${index}` as const;
        const title = experiences.length > 1 ? `Professional Experience ${index + 1}` : 'Professional Experience';
        const remaining = profile.experiences.find(({ id }) => id === entry.id);
        return (
          <FormSection
            key={entry.key}
            title={title}
            lead={
              index === 0
                ? 'Your most recent job first, with company, role and from date. Freshers can leave this empty.'
                : undefined
            }
            action={
              experiences.length > 1 ? (
                <RemoveEntryButton entryName={title} onRemove={() => form.removeListItem('experiences', index)} />
              ) : null
            }
          >
            <TextField label="Company Name" autoComplete="off" {...form.getInputProps(`${at}.companyName`)} />
            <TextField label="Job Role" autoComplete="off" {...form.getInputProps(`${at}.jobRole`)} />
            <DateField
              label="From Date"
              description="A date before today"
              inputWrapperOrder={hintBelow}
              maxDate={yesterday}
              {...form.getInputProps(`${at}.fromDate`)}
            />
            <DateField
              label="To Date"
              minDate={entry.fromDate}
              maxDate={yesterday}
              description="Leave it empty if you still work there"
              inputWrapperOrder={hintBelow}
              {...form.getInputProps(`${at}.toDate`)}
            />
            <TextField label="Last Designation" autoComplete="off" {...form.getInputProps(`${at}.lastDesignation`)} />
            <UploadField
              label="Experience Letter"
              {...uploadLimits('EXPERIENCE_LETTER')}
              existing={remaining?.experienceLetter}
              renew={renew}
              {...form.getInputProps(`${at}.experienceLetter`)}
            />
            <TextField
              className={wideField}
              label="Skills used in this job"
              placeholder="Separated by commas"
              {...form.getInputProps(`${at}.skills`)}
            />
          </FormSection>
        );
      })}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={experiences.length >= MAX_PROFILE_ENTRIES}
          onClick={() => form.insertListItem('experiences', emptyExperience())}
        >
          Add Professional Experience
        </Button>
      </Group>
    </Stack>
  );
}
