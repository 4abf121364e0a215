/** A control's position in a list: its row and the control within the row. Rows have a `data-row-key`. */
export interface RowPosition {
  /** The keys of all rows, in their order. */
  keys: readonly string[];
  key: string;
  control: ControlName;
}

/** Identifies a control within its row, and the same control in other rows. */
interface ControlName {
  cell: number;
  tag: string;
  text: string;
}

const CONTROLS = 'button, select, input, textarea, a[href]';

const currentScreen = (): ParentNode => document.querySelector('main') ?? document;
const visibleRows = () => [...currentScreen().querySelectorAll<HTMLElement>('[data-row-key]')];
const rowKey = (row: HTMLElement) => row.dataset.rowKey ?? '';
const controlName = (control: Element): ControlName => ({
  cell: control.closest('td')?.cellIndex ?? 0,
  tag: control.tagName,
  text: control.textContent.trim(),
});

/** True if the control was removed or cannot have focus. A pending control does not lose focus. */
export const isGone = (control: HTMLElement): boolean => !control.isConnected || control.matches(':disabled');

export const isUsable = (control: HTMLElement): boolean =>
  !isGone(control) && control.getAttribute('aria-disabled') !== 'true' && control.closest('[inert]') === null;

export function getRowPosition(control: Element): RowPosition | null {
  const row = control.closest<HTMLElement>('main [data-row-key]');
  return row && { keys: visibleRows().map(rowKey), key: rowKey(row), control: controlName(control) };
}

/** Returns the position of the last selected row, for bulk actions. */
export function selectionPlace(): RowPosition | null {
  const box = [...currentScreen().querySelectorAll('[data-row-key][data-selected] input[type=checkbox]')].at(-1);
  return box ? getRowPosition(box) : null;
}

/**
 * Moves focus to the same control of the next row, otherwise of the previous row, otherwise to the screen's heading.
 */
export function focusNextRow(place: RowPosition | null): void {
  const row = place && nearestRow(place);
  const control = row && controlLike(row, place.control);
  if (control) control.focus();
  else focusHeading();
}

function nearestRow({ keys, key }: RowPosition): HTMLElement | undefined {
  const present = new Map(visibleRows().map((row) => [rowKey(row), row]));
  const index = keys.indexOf(key);
  const nearest = [...keys.slice(index + 1), ...keys.slice(0, index).toReversed(), key];
  // If all rows are new, the list has moved to its previous page, and its last row gets focus.
  return nearest.flatMap((candidate) => present.get(candidate) ?? [])[0] ?? visibleRows().at(-1);
}

/** Returns the row's matching control, its checkbox or its first control. */
function controlLike(row: HTMLElement, name: ControlName): HTMLElement | undefined {
  const usable = [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
  const alike = usable.filter((control) => {
    const { cell, tag } = controlName(control);
    return cell === name.cell && tag === name.tag;
  });
  return (
    alike.find((control) => controlName(control).text === name.text) ??
    usable.find((control) => control.matches('input[type=checkbox]')) ??
    alike[0] ??
    usable[0]
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
