import { type PendingProps, pendingProps } from './pending-button';
import { PlainButton, type PlainButtonProps } from './plain-button';

export function PendingPlainButton(props: PendingProps & PlainButtonProps) {
  return <PlainButton {...pendingProps(props)} />;
}
