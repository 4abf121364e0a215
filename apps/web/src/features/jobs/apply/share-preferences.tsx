import { Checkbox } from '@mantine/core';
import { preferenceRowsOf } from '../../shared/applications/preference-rows';

interface SharePreferencesProps {
  /** The candidate with the preferences; undefined while they are loading. */
  candidate: Parameters<typeof preferenceRowsOf>[0] | null | undefined;
  /** The companies that get them, such as "the company". */
  companies: string;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Lets a candidate share preferences with an application. Renders nothing if there is nothing to share. */
export function SharePreferences({ candidate, companies, isShared, onChange }: SharePreferencesProps) {
  const rows = candidate ? preferenceRowsOf(candidate) : [];
  if (rows.length === 0) return null;
  return (
    <Checkbox
      mt="sm"
      label={`Share with ${companies}: ${rows.map(([label, text]) => `${label} ${text}`).join(', ')}`}
      checked={isShared}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
