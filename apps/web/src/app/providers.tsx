import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** Everything that screens expect around them, the router aside. */
export function Providers({
  client,
  test = false,
  children,
}: {
  client: ApolloClient;
  test?: boolean;
  children: ReactNode;
}) {
  return (
    <ApolloProvider client={client}>
      <MantineProvider theme={theme} forceColorScheme="light" env={test ? 'test' : 'default'}>
        {children}
      </MantineProvider>
    </ApolloProvider>
  );
}
