import { latestDate } from '@job-alert/domain/fields/latest-date';
import { addDays } from '@job-alert/domain/india/calendar';
import { JOB_LABELS, OPENINGS_RANGE } from '@job-alert/domain/jobs/job-post';
import { DateField } from '../../../components/fields/date-field';
import { NumberField } from '../../../components/fields/number-field';
import { hintBelow } from '../../../components/form/text-field';
import type { Form } from '../../../components/form/use-form';
import { today } from '../../../lib/today';

interface JobTermsFieldsProps {
  form: Pick<Form<{ deadline: string; openings: string }>, 'getInputProps'>;
}

/** The deadline and the number of openings, for posting and for editing a job. */
export function JobTermsFields({ form }: JobTermsFieldsProps) {
  return (
    <>
      <DateField
        label={JOB_LABELS.deadline}
        description="A date after today"
        inputWrapperOrder={hintBelow}
        minDate={addDays(today(), 1)}
        maxDate={latestDate('deadline', today())}
        withAsterisk
        {...form.getInputProps('deadline')}
      />
      <NumberField
        label={JOB_LABELS.openings}
        description={OPENINGS_RANGE}
        inputWrapperOrder={hintBelow}
        placeholder="1"
        withAsterisk
        {...form.getInputProps('openings')}
      />
    </>
  );
}
