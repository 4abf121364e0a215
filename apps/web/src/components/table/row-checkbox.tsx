import { Checkbox } from '@mantine/core';
import classes from './row-checkbox.module.css';

interface RowCheckboxProps {
  /** The accessible name, such as "Select Asha Patel". */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** The checkbox of a row. Its plain elements look like Mantine's checkbox, which renders slower (decision 0096). */
export function RowCheckbox({ label, checked, onChange, disabled, className }: RowCheckboxProps) {
  return (
    <div className={className ? `${classes.root} ${className}` : classes.root} data-no-print>
      <div className={Checkbox.classes.inner}>
        <input
          type="checkbox"
          className={`mantine-focus-auto ${Checkbox.classes.input}`}
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <svg viewBox="0 0 10 7" fill="none" aria-hidden className={Checkbox.classes.icon}>
          <path
            d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z"
            fill="currentColor"
            fillRule="evenodd"
            clipRule="evenodd"
          />
        </svg>
      </div>
    </div>
  );
}
