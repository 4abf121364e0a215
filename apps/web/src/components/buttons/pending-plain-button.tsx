import { type Busy, whileBusy } from './pending-button';
import { PlainButton, type PlainButtonProps } from './plain-button';

export function BusyPlainButton(props: Busy & PlainButtonProps) {
  return <PlainButton {...whileBusy(props)} />;
}
