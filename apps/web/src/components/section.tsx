import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title?: string;
  lead?: string;
  /**
   * The background: `tint` separates the section from its white neighbours; `ink` is for one strong accent per page.
   */
  tone?: 'plain' | 'tint' | 'ink';
  align?: 'left' | 'center';
  id?: string;
  children: ReactNode;
}

export function Section({ title, lead, tone = 'plain', align = 'left', id, children }: SectionProps) {
  return (
    <section className={classes.section} data-tone={tone} id={id}>
      <Container size={1320} px={{ base: 20, sm: 24 }}>
        {title ? (
          <div className={classes.head} data-align={align}>
            <Title order={2}>{title}</Title>
            {lead ? (
              <Text className={classes.lead} mt="sm">
                {lead}
              </Text>
            ) : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}
