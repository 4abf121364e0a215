import {
  candidateNotice,
  noteReaders,
  REJECTION_REASON_LABELS,
  type RejectionKind,
  type RejectionReason,
  sharedReasons,
} from '@job-alert/domain/approvals/rejection-reasons';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { Kbd, Radio, Stack, Text } from '@mantine/core';
import { TextArea } from '../../../components/form/text-area';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';

export interface Rejection {
  reason: RejectionReason | null;
  note: string;
}

export const noRejection: Rejection = { reason: null, note: '' };

/** True if the rejection can be submitted. "Another reason" requires a note. */
export const isExplained = ({ reason, note }: Rejection): boolean =>
  reason !== null && (reason !== 'OTHER' || note.trim() !== '');

const ALERT = { role: 'alert' };

interface RejectionFieldsProps {
  kinds: readonly RejectionKind[];
  value: Rejection;
  onChange: (value: Rejection) => void;
  missing?: 'reason' | 'note' | null;
  /** True if digit keys also select the reasons. */
  numbered?: boolean;
}

/** The fields of a rejection: a reason that all requests allow, the text that the candidate will read, and a note. */
export function RejectionFields({ kinds, value, onChange, missing = null, numbered = false }: RejectionFieldsProps) {
  const { reason, note } = value;
  const reasons = sharedReasons(kinds);
  return (
    <Stack gap="md" mt="md">
      <Radio.Group
        label="Reason"
        size="md"
        withAsterisk
        value={reason}
        error={missing === 'reason' ? 'Choose a reason.' : null}
        errorProps={ALERT}
        onChange={(next) => onChange({ ...value, reason: reasons.find((one) => one === next) ?? null })}
      >
        <Stack gap={10} mt={6}>
          {reasons.map((one, index) => (
            <Radio
              key={one}
              value={one}
              label={
                <>
                  {numbered ? <Digit>{index + 1}</Digit> : null}
                  {REJECTION_REASON_LABELS[one]}
                </>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <Stack gap="md">
        {kinds.includes('NEW_APPLICATION') ? (
          <Text role="status" fz="sm" fw={600}>
            {candidateNotice(reason)}
          </Text>
        ) : null}
        <TextArea
          label={reason === 'OTHER' ? 'Note' : 'Note (optional)'}
          withAsterisk={reason === 'OTHER'}
          description={noteReaders(kinds)}
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.rejectionNote}
          value={note}
          error={missing === 'note' ? 'Please add a note explaining the reason.' : null}
          errorProps={ALERT}
          onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
        />
      </Stack>
    </Stack>
  );
}

/** The fields in a dialog. The dialog asks for confirmation before it closes with an unsaved note. */
export function RejectionInDialog(props: RejectionFieldsProps) {
  useUnsavedChanges(props.value.note.trim() !== '');
  return <RejectionFields {...props} />;
}

const Digit = ({ children }: { children: number }) => (
  <Kbd size="xs" mr={8} aria-hidden visibleFrom="sm">
    {children}
  </Kbd>
);
