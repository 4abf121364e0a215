import type { ReactNode } from 'react';
import classes from './description-list.module.css';

/** A name and what belongs to it; without a value a dash stands there. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts with their names: in columns, unless a class of the screen lays them out. */
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
