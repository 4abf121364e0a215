import {
  ASKED_BY_LABELS,
  ASKED_CHANNEL_LABELS,
  ASKED_CHANNELS,
  type AskedChannel,
} from '@job-alert/domain/approvals/asked-by';
import { FormSection } from '../../components/form/form-section';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import type { Form } from '../../components/form/use-form';

const channels = ASKED_CHANNELS.map((value) => ({ value, label: ASKED_CHANNEL_LABELS[value] }));

export const emptyAskedBy = { askedBy: '', askedChannel: null as AskedChannel | null };

/** The person of the company who asked for it, and how. */
export function AskedByFields({ form }: { form: Pick<Form<typeof emptyAskedBy>, 'getInputProps'> }) {
  return (
    <FormSection title={ASKED_BY_LABELS.askedBy} lead="The company gets an email with your name and this name.">
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="Ravi Shah"
        withAsterisk
        {...form.getInputProps('askedBy')}
      />
      <SelectField
        label={ASKED_BY_LABELS.askedChannel}
        placeholder="Choose one"
        data={channels}
        withAsterisk
        {...form.getInputProps('askedChannel')}
      />
    </FormSection>
  );
}
