import { Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../../components/banner';
import type { BannerMessage } from '../../../components/use-banner';
import classes from './account-section.module.css';

interface AccountSectionProps {
  title: string;
  lead: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, lead, badge, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Paper component="section" className={classes.section} aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm" data-no-print>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {badge}
      </Group>
      <Text c="gray.7" mt="xs" maw={620} data-no-print>
        {lead}
      </Text>
      {children}
    </Paper>
  );
}

/** The result of an action. Place it below the clicked button, so that the button does not move under the pointer. */
export function SectionMessage({ message }: { message: BannerMessage | null }) {
  return (
    <div className={message ? classes.message : undefined}>
      <Banner message={message} />
    </div>
  );
}
