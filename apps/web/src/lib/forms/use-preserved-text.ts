import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** By client, which is created for each account, so that no text is visible to the next user. */
const texts = new WeakMap<ApolloClient, Map<string, string>>();

/** A text that survives unmounting, until it is cleared or the page is left. */
export function usePreservedText(key: string) {
  const client = useApolloClient();
  const clientTexts = texts.get(client) ?? new Map<string, string>();
  const [text, setText] = useState(clientTexts.get(key) ?? '');

  function saveText(next: string) {
    texts.set(client, clientTexts);
    if (next === '') clientTexts.delete(key);
    else clientTexts.set(key, next);
    setText(next);
  }
  return [text, saveText] as const;
}
