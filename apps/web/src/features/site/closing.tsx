import type { ReactNode } from 'react';
import { Section } from '../../components/section';
import classes from './closing.module.css';

interface ClosingProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function Closing({ title, text, children }: ClosingProps) {
  return (
    <Section>
      <div className={classes.closing}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </Section>
  );
}
