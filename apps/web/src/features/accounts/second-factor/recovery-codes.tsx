import { Button, Group, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../components/buttons/copy-button';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';
import { useOperator } from '../../../lib/operator';
import classes from './second-factor.module.css';

/** The recovery codes, which are shown only once. Leaving the screen before Done requires a confirmation. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { brandName } = useOperator();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsavedChanges(true);

  return (
    <div className={classes.codes}>
      <Text role="status" fw={650} c="teal.9" data-no-print>
        Two-step login is on. All your other logins have ended.
      </Text>
      <Title order={3} ref={heading} tabIndex={-1} className={classes.codesTitle}>
        Your recovery codes for {brandName}
      </Title>
      <Text c="gray.7" maw={620}>
        If you do not have your phone, each of these codes lets you log in once. Store them in a safe place. They will
        not be shown again.
      </Text>
      <ol className={classes.codeList} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="sm" data-no-print>
        <CopyButton text={codes.join('\n')} label="Copy" done="Codes copied." />
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Group>
    </div>
  );
}
