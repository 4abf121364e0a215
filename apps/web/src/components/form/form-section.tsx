import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** Set for a section whose fields fold under this label. */
  fold?: { label: string; isOpen: boolean; onToggle: (isOpen: boolean) => void };
  /** The fields, in two columns if there is space. A field with the class `wideField` takes the full width. */
  children: ReactNode;
}

export function FormSection({ title, lead, action, fold, children }: FormSectionProps) {
  const id = useId();
  const fields = (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
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
      {fold ? (
        <details open={fold.isOpen} onToggle={(event) => fold.onToggle(event.currentTarget.open)}>
          <summary className={classes.fold}>{fold.label}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </Paper>
  );
}

/** The class of a field that takes the full width of its section. */
export const wideField = classes.wide;
