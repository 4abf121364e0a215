import {
  ASKED_BY_LABELS,
  ASKED_CHANNEL_LABELS,
  ASKED_CHANNELS,
  type AskedChannel,
  askedBySchema,
} from '@job-alert/domain/approvals/asked-by';
import { FormSection } from '../../components/form/form-section';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import type { Form } from '../../components/form/use-form';
import { type Checked, check } from '../../lib/forms/check';

const channels = ASKED_CHANNELS.map((value) => ({ value, label: ASKED_CHANNEL_LABELS[value] }));

export const emptyAskedBy = { askedBy: '', askedChannel: null as AskedChannel | null };

/** Adds the person who asked to checked input, or an error for each missing field. */
export function checkAskedBy<Value extends object>(
  checked: Checked<Value>,
  values: typeof emptyAskedBy,
): Checked<Value & { askedBy: string; askedChannel: AskedChannel }> {
  const asked = check(askedBySchema, values);
  if (checked.ok && asked.ok) return { ok: true, value: { ...checked.value, ...asked.value } };
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), ...(asked.ok ? {} : asked.errors) } };
}

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
