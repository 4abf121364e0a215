import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  /** The accessible name of the bar. */
  label: string;
  isAlarming?: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** A notice that is shown above every screen of an area. */
export function NoticeBar({ label, isAlarming, icon, children }: NoticeBarProps) {
  return (
    <aside className={classes.strip} data-alarming={isAlarming || undefined} aria-label={label} data-no-print>
      <Container size={1240} className={classes.content}>
        {icon}
        {children}
      </Container>
    </aside>
  );
}
