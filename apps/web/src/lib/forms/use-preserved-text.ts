import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** By the client that an account works with: nothing that one person has typed is left for the next. */
const texts = new WeakMap<ApolloClient, Map<string, string>>();

/** A text that is there again when its field comes back, until it is empty or the page is left. */
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
