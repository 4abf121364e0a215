import { Dialog, type DialogProps } from './dialog';
import classes from './drawer.module.css';

/** A dialog of much to read: a drawer at the right edge, as high as the window; on phones all of it. */
export function Drawer(props: DialogProps) {
  return (
    <Dialog
      centered={false}
      radius={0}
      size="min(1200px, 100%)"
      xOffset={0}
      yOffset={0}
      transitionProps={{ transition: 'slide-left', duration: 180 }}
      classNames={{ inner: classes.inner, content: classes.content, header: classes.header, title: classes.title }}
      {...props}
    />
  );
}
