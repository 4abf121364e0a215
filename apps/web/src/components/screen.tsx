import { Container, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageMeta } from './page-meta';
import classes from './screen.module.css';

interface ScreenProps {
  /** The heading and the document title. */
  title: string;
  lead?: string | undefined;
  action?: ReactNode;
  /** `form` for one column of fields, `wide` for tables, `full` for tables with many columns. */
  width?: 'form' | 'wide' | 'full';
  children: ReactNode;
}

/** The maximum width of the content, in pixels. */
const sizes = { form: 880, wide: 1240, full: 1600 } as const;

/** The frame of all signed-in screens. */
export function Screen({ title, lead, action, width = 'wide', children }: ScreenProps) {
  return (
    <Container size={sizes[width]} className={classes.screen} data-width={width}>
      <PageMeta title={title} />
      <Group justify="space-between" align="flex-end" gap="md" mb="md">
        <div>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead ? (
            <Text c="gray.6" mt={4} maw={760} data-no-print>
              {lead}
            </Text>
          ) : null}
        </div>
        {action}
      </Group>
      {children}
    </Container>
  );
}
