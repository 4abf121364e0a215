import { suggestEmail } from '@job-alert/domain/fields/email-typo';
import { Anchor, Text, TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';

type EmailFieldProps = Omit<TextInputProps, 'onChange' | 'type'> & {
  value?: string;
  onChange: (email: string) => void;
};

/** A new email address. After a typing error in a common domain it asks for the address that was probably meant. */
export function EmailField({ onChange, onBlur, ...props }: EmailFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const change = (email: string) => {
    setSuggestion(null);
    onChange(email);
  };

  return (
    <div ref={root}>
      <TextInput
        type="email"
        autoComplete="email"
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setSuggestion(suggestEmail(event.currentTarget.value));
          onBlur?.(event);
        }}
        {...props}
      />
      <Text aria-live="polite" size="sm">
        {suggestion ? (
          <>
            Did you mean{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              fw={600}
              onClick={() => {
                root.current?.querySelector('input')?.focus();
                change(suggestion);
              }}
            >
              {suggestion}
            </Anchor>
            ?
          </>
        ) : null}
      </Text>
    </div>
  );
}
