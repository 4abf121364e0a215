import { Loader } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './row-select.module.css';

/** One choice of a row's drop-down. */
export interface RowChoice<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface RowSelectProps<Value extends string> {
  /** The name of the row for screen readers, because a table has many of these. */
  label: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The choice is being saved. */
  busy?: boolean;
  className?: string;
}

/**
 * The drop-down of a table's row: the browser's own, because a list of many rows draws it many times, and because phones show it as
 * people know it there.
 */
export function RowSelect<Value extends string>({ label, choices, value, onChange, ...props }: RowSelectProps<Value>) {
  return (
    <span className={`${classes.root} ${props.className ?? ''}`} data-busy={props.busy || undefined}>
      <select
        aria-label={label}
        // Not `disabled`: that would take the focus away from who uses the keyboard.
        aria-disabled={props.busy || undefined}
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
      {props.busy ? <Loader className={classes.loader} size={14} aria-hidden /> : null}
    </span>
  );
}

/** An arrow opens the list on every system; some would take the next choice at once, and a choice in a row takes effect. */
function openWithArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (typeof event.currentTarget.showPicker !== 'function') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
