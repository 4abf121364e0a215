import type { ReactNode, Ref } from 'react';
import classes from './drawer-section.module.css';

interface DrawerSectionProps {
  title: string;
  /** The ref of the heading, which is focusable. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

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
