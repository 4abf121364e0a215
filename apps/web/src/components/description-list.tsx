import type { ReactNode } from 'react';
import classes from './description-list.module.css';

/** A name and its value. An empty value shows a dash. */
export type Fact = readonly [name: string, value: ReactNode];

/** Name-value pairs, in columns unless the screen's class lays them out. */
export function DescriptionList({
  facts,
  className = classes.facts,
}: {
  facts: readonly Fact[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
