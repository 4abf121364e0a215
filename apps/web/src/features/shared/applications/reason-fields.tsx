import { Radio, Stack } from '@mantine/core';
import { TextArea } from '../../../components/form/text-area';
import type { Form } from '../../../components/form/use-form';

const ALERT = { role: 'alert' };

type InputProps = ReturnType<Form<Record<string, unknown>>['getInputProps']>;

interface ReasonFieldsProps<Reason extends string> {
  labels: Readonly<Record<Reason, string>>;
  reasons: readonly Reason[];
  reason: InputProps;
  note: InputProps;
  /** True if the chosen reason requires a note. */
  needsNote: boolean;
  maxLength: number;
}

export function ReasonFields<Reason extends string>(props: ReasonFieldsProps<Reason>) {
  const { labels, reasons, reason, note, needsNote, maxLength } = props;
  return (
    <>
      <Radio.Group label="Reason" size="md" withAsterisk errorProps={ALERT} {...reason}>
        <Stack gap={10} mt={6} mb={4}>
          {reasons.map((one) => (
            <Radio key={one} value={one} label={labels[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextArea
        label={needsNote ? 'Note' : 'Note (optional)'}
        withAsterisk={needsNote}
        minRows={2}
        maxRows={8}
        maxLength={maxLength}
        {...note}
      />
    </>
  );
}
