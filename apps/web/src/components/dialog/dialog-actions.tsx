import { Group, type GroupProps } from '@mantine/core';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog or a form, the main one last. In a dialog on a phone they stay in view. */
export function DialogActions(props: GroupProps) {
  return <Group justify="flex-end" className={classes.actions} {...props} />;
}
