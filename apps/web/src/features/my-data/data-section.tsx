import { Group, Paper, Text, ThemeIcon, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './data-section.module.css';

interface DataSectionProps {
  title: string;
  icon: ReactNode;
  /** True if the action cannot be undone. The section is then red. */
  isDestructive?: boolean;
  children: ReactNode;
}

export function DataSection({ title, icon, isDestructive = false, children }: DataSectionProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={classes.section}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon size={44} radius="md" variant="light" color={isDestructive ? 'red' : 'ink'} aria-hidden>
          {icon}
        </ThemeIcon>
        <div className={classes.content}>
          <Title order={2} id={id} className={classes.title}>
            {title}
          </Title>
          <Text component="div" c="gray.7">
            {children}
          </Text>
        </div>
      </Group>
    </Paper>
  );
}
