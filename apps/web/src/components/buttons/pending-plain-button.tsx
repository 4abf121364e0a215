import { type Busy, whileBusy } from './pending-button';
import { PlainButton, type PlainButtonProps } from './plain-button';

/** A button of a row that sends something, as `BusyButton` does. */
export function BusyPlainButton(props: Busy & PlainButtonProps) {
  return <PlainButton {...whileBusy(props)} />;
}
