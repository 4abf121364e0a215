import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** What will come of what has been typed, said before it is sent and announced politely; nothing when there is nothing to say. */
export function Notice({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children === null ? null : (
        <Alert mt="md" color="saffron" icon={<IconAlertTriangle aria-hidden />}>
          {children}
        </Alert>
      )}
    </div>
  );
}
