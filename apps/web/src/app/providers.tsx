import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** Everything that screens expect around them, the router aside. */
export function Providers({ test = false, children }: { test?: boolean; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" env={test ? 'test' : 'default'}>
      {children}
    </MantineProvider>
  );
}
