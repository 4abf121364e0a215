import { isValidDate } from '@job-alert/domain/calendar';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import '@mantine/dates/styles.css';

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange' | 'defaultValue' | 'valueFormat'> & {
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  onChange: (date: string) => void;
};

/** What was typed as day, month and year; Mantine itself would read the month first. Null when there is no such day. */
function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(date) ? date : null;
}

const calendarLabels = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
};
const noDays: [] = [];

/** A day, typed as DD/MM/YYYY or chosen from the calendar; any day can be entered, so that rules can say what is wrong with it. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <DateInput
      placeholder="DD/MM/YYYY"
      dateParser={parseDay}
      autoComplete="off"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      leftSection={<IconCalendar size={18} aria-hidden />}
      leftSectionPointerEvents="none"
      ariaLabels={calendarLabels}
      // Days of other months would be too pale to read, and red days look as if they were wrong.
      hideOutsideDates
      weekendDays={noDays}
      value={value || null}
      onChange={(date) => onChange(date ?? '')}
      {...props}
    />
  );
}
