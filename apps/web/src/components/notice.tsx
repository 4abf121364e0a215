import { Box, type BoxProps } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useId } from 'react';
import classes from './notice.module.css';

export type NoticeTone = 'success' | 'warning' | 'error' | 'info';

const ICONS: Readonly<Record<NoticeTone, Icon>> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
  info: IconInfoCircle,
};

interface NoticeProps extends Omit<BoxProps, 'children' | 'style'>, Omit<ComponentPropsWithRef<'div'>, keyof BoxProps> {
  tone: NoticeTone;
  /** Replaces the icon of the tone. */
  icon?: Icon;
  title?: string;
}

/** A message in a box of its own. Without a role it is part of the page; `status` announces it politely, `alert` at once. */
export function Notice({ tone, icon: ToneIcon = ICONS[tone], title, className, children, ...box }: NoticeProps) {
  const titleId = useId();
  return (
    <Box
      {...box}
      className={[classes.notice, className].filter(Boolean).join(' ')}
      data-tone={tone}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      <ToneIcon className={classes.icon} size={22} aria-hidden />
      <div className={classes.body}>
        {title === undefined ? null : (
          <p id={titleId} className={classes.title}>
            {title}
          </p>
        )}
        <div>{children}</div>
      </div>
    </Box>
  );
}
