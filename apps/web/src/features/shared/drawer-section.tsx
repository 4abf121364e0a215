import type { ReactNode, Ref } from 'react';
import classes from './drawer-section.module.css';

interface DrawerSectionProps {
  title: string;
  /** The id of the heading, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a record's drawer under its heading. */
export function DrawerSection({ title, ref, children }: DrawerSectionProps) {
  return (
    <section>
      <h3 className={classes.heading} ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </section>
  );
}
