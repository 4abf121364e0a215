import { formatDate } from '@job-alert/domain/india/calendar';
import { Skeleton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ErrorState, type Retry } from '../../components/states';
import classes from './home.module.css';
import { HomeCard, type HomeCardProps } from './home-card';

interface HomeSectionsProps {
  /** The cards with content; null until loaded. */
  cards: readonly (HomeCardProps & { key: string })[] | null;
  empty: ReactNode;
  hasFailed: boolean;
  onRetry: Retry;
  tiles: ReactNode;
}

/**
 * The tiles of a home screen and its cards, or `empty` if there are none. On phones the cards come first, because they
 * would be a screen below the tiles.
 */
export function HomeSections({ tiles, ...day }: HomeSectionsProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <>
      {isPhone ? null : tiles}
      <Day {...day} />
      {isPhone ? tiles : null}
    </>
  );
}

function Day({ cards, empty, hasFailed, onRetry }: Omit<HomeSectionsProps, 'tiles'>) {
  return (
    <section className={classes.day} aria-labelledby="home-news">
      <Title order={2} id="home-news" className={classes.heading}>
        Your day
      </Title>
      {cards === null && hasFailed ? <ErrorState text="Your news could not be loaded." onRetry={onRetry} /> : null}
      {cards === null && !hasFailed ? (
        <div className={classes.grid} role="status" aria-busy="true" aria-label="Loading your news">
          <Skeleton height={220} radius="lg" />
          <Skeleton height={220} radius="lg" visibleFrom="md" />
        </div>
      ) : null}
      {cards?.length === 0 ? <div className={classes.quiet}>{empty}</div> : null}
      {cards && cards.length > 0 ? (
        <div className={classes.grid}>
          {cards.map(({ key, ...card }, index) => (
            <HomeCard key={key} {...card} isNext={index === 0} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

export const sinceLastVisit = (lastVisitAt: string | null): string =>
  lastVisitAt === null ? 'in the last seven days' : `since your last visit on ${formatDate(new Date(lastVisitAt))}`;
