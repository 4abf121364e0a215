import { formatDateInput, parseDateInput, validateDate } from '@job-alert/domain/fields/date-input';
import { isValidDate } from '@job-alert/domain/india/calendar';
import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';
import { today } from '../../lib/today';
import { TextField } from '../form/text-field';
import '@mantine/dates/styles.layer.css';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'filter' | 'onChange'> & {
  /** `YYYY-MM-DD`, empty, or typed text that is not a date. */
  value?: string;
  onChange: (date: string) => void;
  /** Limits of the calendar. Any date can be typed, so that validation can explain the error. */
  minDate?: string;
  maxDate?: string;
};

const calendarLabels = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
};
const noDays: [] = [];
/** Returns the date, or the nearest allowed date. */
function clampDate(day: string, min = day, max = day): string {
  if (day < min) return min;
  return day > max ? max : day;
}

const toDate = (value = '') => (isValidDate(value) ? value : undefined);

/**
 * A date that is typed, as DD/MM/YYYY or as `parseDateInput` understands it, or chosen from a calendar (button or Arrow Down). Invalid text stays and shows an
 * error on blur.
 */
export const DateField = memo(function DateField(field: DateFieldProps) {
  const { value = '', onChange, onBlur, error, minDate, maxDate, ...props } = field;
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  const name = typeof props.label === 'string' ? props.label : props['aria-label'];
  const day = toDate(value);
  const focused = clampDate(day ?? today(), toDate(minDate), toDate(maxDate));

  function choose(chosen: string | null) {
    onChange(chosen ?? '');
    setOpened(false);
  }

  /** Escape also works before focus has moved into the calendar. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !opened) return;
    event.stopPropagation();
    setOpened(false);
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextField
          placeholder="DD/MM/YYYY"
          autoComplete="off"
          inputMode="numeric"
          value={parseDateInput(typed) === value ? typed : formatDateInput(value)}
          error={(typing ? null : validateDate(value)) ?? error}
          onChange={(text) => {
            setTyped(text);
            setTyping(true);
            onChange(parseDateInput(text));
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setTyped('');
            setTyping(false);
            onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            closeOnEscape(event);
            // Ends typing, because Enter submits the form without a blur.
            if (event.key === 'Enter') setTyping(false);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpened(true);
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={name ? `${name}: open the calendar` : 'Open the calendar'}
              aria-haspopup="dialog"
              aria-expanded={opened}
              // The field keeps focus until the calendar has it, so that validation does not run too early.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setOpened(!opened)}
              onKeyDown={closeOnEscape}
            >
              <IconCalendar size={18} aria-hidden />
            </ActionIcon>
          }
          {...props}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name ? `Calendar: ${name}` : 'Calendar'}>
        <DatePicker
          ariaLabels={calendarLabels}
          // Dates of other months would be too pale to read, and red weekends look like errors.
          hideOutsideDates
          weekendDays={noDays}
          defaultDate={focused}
          minDate={toDate(minDate)}
          maxDate={toDate(maxDate)}
          // The calendar opens with focus on the date instead of the previous-month arrow.
          getDayProps={(date) => (date === focused ? { 'data-autofocus': true } : {})}
          // Escape closes the calendar only, not the dialog around it.
          __stopPropagation
          value={day ?? null}
          onChange={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
});
