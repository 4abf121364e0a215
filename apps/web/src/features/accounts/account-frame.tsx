import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageMeta } from '../../components/page-meta';
import classes from './account-frame.module.css';

interface AccountFrameProps {
  title: string;
  /** The meta description for search engines. Absent if the screen is not indexed. */
  description?: string;
  lead: string;
  /** The list on the brand's side of the card. */
  promises: readonly string[];
  children: ReactNode;
}

/** The card of the sign-up and login screens: the brand's side and the form. */
export function AccountFrame({ title, description, lead, promises, children }: AccountFrameProps) {
  return (
    <Container size={1080} className={classes.page}>
      <PageMeta title={title} description={description} />
      <div className={classes.card}>
        <aside className={classes.side}>
          <svg className={classes.rings} viewBox="0 0 400 400" aria-hidden="true">
            <circle cx="330" cy="350" r="60" />
            <circle cx="330" cy="350" r="120" />
            <circle cx="330" cy="350" r="180" />
            <circle cx="330" cy="350" r="240" />
            <circle className={classes.dot} cx="330" cy="350" r="14" />
            <circle className={classes.dot} cx="212" cy="328" r="6" />
            <circle className={classes.dot} cx="203" cy="222" r="6" />
            <circle className={classes.dot} cx="341" cy="170" r="6" />
          </svg>
          <ul className={classes.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </aside>
        <div className={classes.form}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead ? (
            <Text c="gray.6" mb="lg">
              {lead}
            </Text>
          ) : null}
          {children}
        </div>
      </div>
    </Container>
  );
}
