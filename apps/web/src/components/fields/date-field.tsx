import { formatDateInput, parseDateInput, validateDate } from '@job-alert/domain/fields/date-input';
import { isValidDate } from '@job-alert/domain/india/calendar';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';
import { today } from '../../lib/today';
import '@mantine/dates/styles.layer.css';

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  /** `YYYY-MM-DD`, or empty, or what was typed and is no day. */
  value?: string;
  onChange: (date: string) => void;
  /** The days that the calendar offers; any day can be typed, so that rules can say what is wrong with it. */
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
/** The day, or the nearest one that can be chosen. */
function within(day: string, min = day, max = day): string {
  if (day < min) return min;
  return day > max ? max : day;
}

const dayOf = (value = '') => (isValidDate(value) ? value : undefined);

/**
 * A date field, typed as DD/MM/YYYY or chosen from a calendar. The calendar button or Arrow Down opens the calendar, which returns the focus.
 * Invalid text stays, and the field shows the error on blur.
 */
export const DateField = memo(function DateField(field: DateFieldProps) {
  const { value = '', onChange, onBlur, error, minDate, maxDate, ...props } = field;
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  const name = typeof props.label === 'string' ? props.label : props['aria-label'];
  const day = dayOf(value);
  const focused = within(day ?? today(), dayOf(minDate), dayOf(maxDate));

  function choose(chosen: string | null) {
    onChange(chosen ?? '');
    setOpened(false);
  }

  /** Also before the focus has come into the calendar. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !opened) return;
    event.stopPropagation();
    setOpened(false);
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          placeholder="DD/MM/YYYY"
          autoComplete="off"
          value={parseDateInput(typed) === value ? typed : formatDateInput(value)}
          error={(typing ? null : validateDate(value)) ?? error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setTyping(true);
            onChange(parseDateInput(currentTarget.value));
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setTyped('');
            setTyping(false);
            onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            closeOnEscape(event);
            // Enter sends the form without leaving the field.
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
              // The field keeps the focus until the calendar has it, so that it does not say too early what is wrong.
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
          // Days of other months would be too pale to read, and red days look as if they were wrong.
          hideOutsideDates
          weekendDays={noDays}
          defaultDate={focused}
          minDate={dayOf(minDate)}
          maxDate={dayOf(maxDate)}
          // The calendar opens with the focus on its day, not on the arrow to the month before.
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
