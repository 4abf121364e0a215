import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  /** The subject of the bar, for screen readers. */
  label: string;
  alarming?: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** Stands over every screen of an area: something that its owner should know. */
export function NoticeBar({ label, alarming, icon, children }: NoticeBarProps) {
  return (
    <aside className={classes.strip} data-alarming={alarming || undefined} aria-label={label} data-no-print>
      <Container size={1240} className={classes.content}>
        {icon}
        {children}
      </Container>
    </aside>
  );
}
