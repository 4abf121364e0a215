import { Loader } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './row-select.module.css';

interface RowChoice<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface RowSelectProps<Value extends string> {
  /** The accessible name, which contains the name of the row. */
  label: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isPending?: boolean;
  className?: string;
}

/**
 * The select of a table row. It is a native element, because lists render many of them and phones show their own
 * picker.
 */
export function RowSelect<Value extends string>({ label, choices, value, onChange, ...props }: RowSelectProps<Value>) {
  return (
    <span className={`${classes.root} ${props.className ?? ''}`} data-busy={props.isPending || undefined}>
      <select
        aria-label={label}
        // Not `disabled`, because that would remove keyboard focus.
        aria-disabled={props.isPending || undefined}
        value={value}
        onKeyDown={openWithArrow}
        onChange={(event) => {
          const choice = choices.find((offered) => offered.value === event.currentTarget.value);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      {props.isPending ? <Loader className={classes.loader} size={14} aria-hidden /> : null}
    </span>
  );
}

/**
 * Opens the list with arrow keys. On some systems an arrow key would select the next option, which takes effect
 * immediately.
 */
function openWithArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (typeof event.currentTarget.showPicker !== 'function') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
