import { Box, type BoxProps } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useId } from 'react';
import classes from './notice.module.css';

type NoticeTone = 'success' | 'warning' | 'error' | 'info';

const ICONS: Readonly<Record<NoticeTone, Icon>> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
  info: IconInfoCircle,
};

interface NoticeProps extends Omit<BoxProps, 'children' | 'style'>, Omit<ComponentPropsWithRef<'div'>, keyof BoxProps> {
  tone: NoticeTone;
  icon?: Icon;
  title?: string;
}

/** A boxed message. Without a role it is static content; `status` announces it politely, `alert` immediately. */
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
