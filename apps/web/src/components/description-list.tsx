import type { ReactNode } from 'react';
import classes from './description-list.module.css';

/** A name and its value. An empty value shows a dash. */
export type Fact = readonly [name: string, value: ReactNode];

/** Lists name-value pairs in columns, unless `className` sets another layout. */
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
