import { type ReactNode, useId } from 'react';
import classes from './radio-group-field.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface RadioGroupFieldProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  error?: ReactNode;
  errorProps?: { role: string } | undefined;
  required?: boolean;
}

/** Native radio buttons, side by side, styled like the other fields. */
export function RadioGroupField<Value extends string>(props: RadioGroupFieldProps<Value>) {
  const { label, choices, value, onChange, error, errorProps, required = false } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      tabIndex={-1}
      className={classes.field}
    >
      <span id={`${id}-label`} className={classes.label}>
        {label}
        {required ? (
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </span>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes.error} {...errorProps}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
