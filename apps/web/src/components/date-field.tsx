import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import '@mantine/dates/styles.css';

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange' | 'defaultValue' | 'valueFormat'> & {
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  onChange: (date: string) => void;
};

/** A day, typed as DD/MM/YYYY or chosen from the calendar; any day can be entered, so that rules can say what is wrong with it. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <DateInput
      placeholder="DD/MM/YYYY"
      autoComplete="off"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      leftSection={<IconCalendar size={18} aria-hidden />}
      leftSectionPointerEvents="none"
      value={value || null}
      onChange={(date) => onChange(date ?? '')}
      {...props}
    />
  );
}
