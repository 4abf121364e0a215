import { skipToken } from '@apollo/client/react';
import { Skeleton, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../components/states';
import classes from './admin-reports.module.css';
import { FigureCard } from './figure-card';
import { funnelFigure, waitingFigure, weeksFigure } from './report-figures';
import { useDashboardReportsQuery } from './reports.generated';

/** The reports of the last 12 weeks. They are made when asked for, so they wait until they come into view. */
export function AdminReports() {
  const { element, seen } = useSeen();
  const { data, error, refetch } = useDashboardReportsQuery(seen ? { fetchPolicy: 'cache-and-network' } : skipToken);
  return (
    <section ref={element} className={classes.reports} aria-labelledby="reports">
      <Title order={2} id="reports" className={classes.title}>
        The last 12 weeks
      </Title>
      {error && !data ? (
        <ErrorState text="Could not load the reports." onRetry={refetch} />
      ) : (
        <div className={classes.grid}>
          {data ? (
            <>
              <FigureCard figure={weeksFigure(data.reports)} wide />
              <FigureCard figure={funnelFigure(data.reports)} />
              <FigureCard figure={waitingFigure(data.reports)} />
            </>
          ) : (
            <>
              <Skeleton
                height={400}
                radius="lg"
                style={{ gridColumn: '1 / -1' }}
                role="status"
                aria-label="Loading..."
              />
              <Skeleton height={400} radius="lg" />
              <Skeleton height={400} radius="lg" />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Has the element ever been in view? */
function useSeen() {
  const element = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return { element, seen };
}
