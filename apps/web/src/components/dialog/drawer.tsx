import { Dialog, type DialogProps } from './dialog';
import classes from './drawer.module.css';

/** A full-height panel at the right edge. On a phone it covers the whole screen. */
export function Drawer(props: DialogProps) {
  return (
    <Dialog
      centered={false}
      radius={0}
      size="min(1200px, 100%)"
      xOffset={0}
      yOffset={0}
      transitionProps={{ transition: 'slide-left', duration: 180 }}
      classNames={classes}
      {...props}
    />
  );
}
