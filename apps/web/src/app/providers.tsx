import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** All context providers that screens need, except the router. */
export function Providers({ test = false, children }: { test?: boolean; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" env={test ? 'test' : 'default'}>
      {children}
    </MantineProvider>
  );
}
