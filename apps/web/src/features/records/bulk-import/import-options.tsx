import { CONSENT_CHANNELS, CONSENT_CHANNEL_LABELS, importConsentSchema } from '@job-alert/domain/lists/import-consent';
import type { ConsentChannel } from '@job-alert/domain/lists/import-consent';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { firstMessages, validate } from '@job-alert/domain/fields/validation';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { DateField } from '../../../components/fields/date-field';
import { RadioGroupField } from '../../../components/fields/radio-group-field';
import { today } from '../../../lib/today';
import type { RunImportMutationVariables } from './bulk-import.generated';

/** The choices of an import beside its file. */
export interface ImportOptions {
  invites: boolean;
  channel: ConsentChannel | '';
  /** `YYYY-MM-DD`, or typed text that is not a date. */
  agreedOn: string;
}

export const NO_OPTIONS: ImportOptions = { invites: true, channel: '', agreedOn: '' };

export type OptionErrors = Readonly<Partial<Record<'channel' | 'agreedOn', string>>>;

/** Returns the errors of a consent that is stated only in part or wrongly. */
export function optionErrors({ channel, agreedOn }: ImportOptions): OptionErrors {
  if (channel === '' && agreedOn === '') return {};
  const checked = validate(importConsentSchema(today()), { channel, agreedOn });
  return checked.ok ? {} : firstMessages(checked.errors);
}

export const toOptionsInput = ({
  invites,
  channel,
  agreedOn,
}: ImportOptions): Pick<RunImportMutationVariables['input'], 'invites' | 'consent'> => ({
  invites,
  consent: channel === '' ? null : { channel, agreedOn },
});

interface ImportOptionFieldsProps {
  kind: ImportKind;
  options: ImportOptions;
  errors: OptionErrors;
  onChange: (options: ImportOptions) => void;
}

const INVITES = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const;

/** Chooses when people are invited, and states how and when candidates have agreed to being found. */
export function ImportOptionFields({ kind, options, errors, onChange }: ImportOptionFieldsProps) {
  return (
    <Stack gap="sm">
      <RadioGroupField
        label="Send invitations"
        choices={INVITES}
        value={options.invites ? 'now' : 'later'}
        onChange={(value) => onChange({ ...options, invites: value === 'now' })}
      />
      {kind === 'CANDIDATES' ? (
        <>
          <Text fz="sm" c="gray.7">
            Candidates are found in the search only if they have agreed. Say how and when, or leave it empty: they are
            then found after they have accepted our privacy notice.
          </Text>
          <NativeSelect
            label="They agreed"
            data={[
              { value: '', label: 'Not stated' },
              ...CONSENT_CHANNELS.map((value) => ({ value, label: CONSENT_CHANNEL_LABELS[value] })),
            ]}
            value={options.channel}
            error={errors.channel}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...options, channel: value as ConsentChannel | '', ...(value === '' && { agreedOn: '' }) })
            }
          />
          {options.channel === '' ? null : (
            <DateField
              label="Date"
              value={options.agreedOn}
              maxDate={today()}
              error={errors.agreedOn}
              onChange={(agreedOn) => onChange({ ...options, agreedOn })}
            />
          )}
        </>
      ) : null}
    </Stack>
  );
}
