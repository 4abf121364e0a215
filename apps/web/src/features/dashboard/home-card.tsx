import { Button, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format/format';
import classes from './home.module.css';

export interface HomeCardProps {
  title: string;
  /** The number of entries, or a text such as "100+". */
  count?: string | number;
  lead?: string;
  /** The path of the button, such as the full list. */
  to: string;
  linkLabel: string;
  children?: ReactNode;
}

/** A card of a home screen. `isNext` marks the most urgent card and gives it the primary button. */
export function HomeCard({ title, count, lead, to, linkLabel, isNext, children }: HomeCardProps & { isNext: boolean }) {
  const id = useId();
  return (
    <section className={classes.card} data-next={isNext || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          {title}
        </Title>
        {count === undefined ? null : (
          <span className={classes.count}>{typeof count === 'number' ? formatNumber(count) : count}</span>
        )}
      </div>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
      <Button
        component={Link}
        to={to}
        className={classes.action}
        variant={isNext ? 'filled' : 'default'}
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        {linkLabel}
      </Button>
    </section>
  );
}

export function HomeEntry({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children?: ReactNode }) {
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <strong>{title}</strong>
        {aside}
      </div>
      {children}
    </li>
  );
}
