import { formatRupees } from '@job-alert/domain/india/money';
import { WORK_MODE_LABELS, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import {
  JOB_PREFERENCE_LABELS,
  MAX_PREFERRED_CITIES,
  NOTICE_PERIOD_LABELS,
  NOTICE_PERIODS,
  OPEN_TO,
  OPEN_TO_LABELS,
} from '@job-alert/domain/jobs/job-preference-labels';
import { Checkbox, Group, TagsInput } from '@mantine/core';
import { NumberField } from '../../components/fields/number-field';
import { FormSection, wideField } from '../../components/form/form-section';
import { SelectField } from '../../components/form/select-field';
import { hintBelow } from '../../components/form/text-field';
import type { ProfileForm } from './use-profile-wizard';

const noticePeriods = NOTICE_PERIODS.map((value) => ({ value, label: NOTICE_PERIOD_LABELS[value] }));
const openTo = OPEN_TO.map((value) => ({ value, label: OPEN_TO_LABELS[value] }));

const perYear = (amount: string) =>
  /^\d+$/.test(amount) ? `${formatRupees(Number(amount))} a year` : 'Whole rupees a year, such as 4,20,000 or 4.2 lakh';

/** The optional preferences for the next job. */
export function JobPreferenceFields({ form }: { form: ProfileForm }) {
  return (
    <FormSection
      title="Your Next Job"
      lead="All optional. A company sees your expected salary and notice period only if you share them when you apply."
    >
      <NumberField
        label={JOB_PREFERENCE_LABELS.expectedSalary}
        inputWrapperOrder={hintBelow}
        description={perYear(form.values.personal.expectedSalary)}
        leftSection={<span aria-hidden>₹</span>}
        {...form.getInputProps('personal.expectedSalary')}
      />
      <SelectField
        label={JOB_PREFERENCE_LABELS.noticePeriod}
        placeholder="Choose"
        data={noticePeriods}
        clearable
        {...form.getInputProps('personal.noticePeriod')}
      />
      <TagsInput
        label={JOB_PREFERENCE_LABELS.preferredCities}
        size="md"
        description={`At most ${MAX_PREFERRED_CITIES}. Type a city and press Enter or a comma`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        splitChars={[',']}
        acceptValueOnBlur
        {...form.getInputProps('personal.preferredCities')}
      />
      <SelectField
        label={JOB_PREFERENCE_LABELS.openTo}
        placeholder="Choose"
        data={openTo}
        clearable
        {...form.getInputProps('personal.openTo')}
      />
      <NumberField
        label={JOB_PREFERENCE_LABELS.statedExperienceYears}
        inputWrapperOrder={hintBelow}
        description="Counts only while your job history is empty"
        {...form.getInputProps('personal.statedExperienceYears')}
      />
      <Checkbox.Group
        className={wideField}
        label={JOB_PREFERENCE_LABELS.workModes}
        {...form.getInputProps('personal.workModes')}
      >
        <Group gap="md" mt={8}>
          {WORK_MODES.map((mode) => (
            <Checkbox key={mode} value={mode} label={WORK_MODE_LABELS[mode]} />
          ))}
        </Group>
      </Checkbox.Group>
    </FormSection>
  );
}
