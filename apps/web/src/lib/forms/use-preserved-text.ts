import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** By client, which is created for each account, so that no text is visible to the next user. */
const texts = new WeakMap<ApolloClient, Map<string, string>>();

/** A text that survives unmounting, until it is cleared or the page is left. */
export function usePreservedText(key: string) {
  const client = useApolloClient();
  const kept = texts.get(client) ?? new Map<string, string>();
  const [text, setText] = useState(kept.get(key) ?? '');

  function keep(next: string) {
    texts.set(client, kept);
    if (next === '') kept.delete(key);
    else kept.set(key, next);
    setText(next);
  }
  return [text, keep] as const;
}
