import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** The fields, in two columns if there is space. A field with the class `wideField` takes the full width. */
  children: ReactNode;
}

export function FormSection({ title, lead, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" role="group" aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={id} className={classes.title}>
            {title}
          </Title>
          {lead ? (
            <Text c="gray.6" mt={2}>
              {lead}
            </Text>
          ) : null}
        </div>
        {action}
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {children}
      </SimpleGrid>
    </Paper>
  );
}

/** The class of a field that takes the full width of its section. */
export const wideField = classes.wide;
