import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** The texts by client. Each account has its own client, so no text is visible to the next user. */
const texts = new WeakMap<ApolloClient, Map<string, string>>();

/** A text that survives unmounting. It is lost when it is cleared or the page is left. */
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
