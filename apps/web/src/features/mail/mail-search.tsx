import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SearchFrame } from '../../components/list/search-frame';
import classes from './mail-search.module.css';

interface MailSearchProps {
  initial: string;
  onSearch: (text: string) => void;
  onClear: () => void;
}

const ANY_DAY = { from: '', to: '' };

/** Searches the undelivered mails. Give it a `key` that changes with `initial`. */
export function MailSearch({ initial, onSearch, onClear }: MailSearchProps) {
  const [text, setText] = useState(initial);
  return (
    <SearchFrame
      name="Search mails"
      className={classes.form}
      narrowed={initial !== ''}
      range={ANY_DAY}
      onSearch={() => onSearch(text.trim())}
      onClear={onClear}
    >
      <TextInput
        label="Recipient, subject or error"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </SearchFrame>
  );
}
