/** A control's place in a list: from which of its rows it is, and which of the row's controls. Rows say their key with `data-row-key`. */
export interface RowPosition {
  /** The keys of all rows, in their order. */
  keys: readonly string[];
  key: string;
  control: ControlName;
}

/** Tells the controls of one row apart, and the same ones of two rows together. */
interface ControlName {
  cell: number;
  tag: string;
  text: string;
}

const CONTROLS = 'button, select, input, textarea, a[href]';

const screenOf = (): ParentNode => document.querySelector('main') ?? document;
const rowsOf = () => [...screenOf().querySelectorAll<HTMLElement>('[data-row-key]')];
const keyOf = (row: HTMLElement) => row.dataset.rowKey ?? '';
const nameOf = (control: Element): ControlName => ({
  cell: control.closest('td')?.cellIndex ?? 0,
  tag: control.tagName,
  text: control.textContent.trim(),
});

/** Returns true if the control has left the page or cannot have the focus. A control that is only busy keeps it. */
export const isGone = (control: HTMLElement): boolean => !control.isConnected || control.matches(':disabled');

/** Can it be used now? */
export const isUsable = (control: HTMLElement): boolean =>
  !isGone(control) && control.getAttribute('aria-disabled') !== 'true';

/** The place of a control in its list, or null when it stands in none. */
export function getRowPosition(control: Element): RowPosition | null {
  const row = control.closest<HTMLElement>('main [data-row-key]');
  return row && { keys: rowsOf().map(keyOf), key: keyOf(row), control: nameOf(control) };
}

/** The place of the last selected row, for an action on all of them. */
export function selectionPlace(): RowPosition | null {
  const box = [...screenOf().querySelectorAll('[data-row-key][data-selected] input[type=checkbox]')].at(-1);
  return box ? getRowPosition(box) : null;
}

/**
 * Where the focus goes when the control at a place is gone or has done its work: to the same control of the next row, else of the row
 * before, and to the screen's heading when the list is empty.
 */
export function focusNextRow(place: RowPosition | null): void {
  const row = place && nearestRow(place);
  const control = row && controlLike(row, place.control);
  if (control) control.focus();
  else focusHeading();
}

function nearestRow({ keys, key }: RowPosition): HTMLElement | undefined {
  const present = new Map(rowsOf().map((row) => [keyOf(row), row]));
  const index = keys.indexOf(key);
  const nearest = [...keys.slice(index + 1), ...keys.slice(0, index).toReversed(), key];
  // If all rows are new, the list has turned back to the previous page: the last row takes the focus.
  return nearest.flatMap((candidate) => present.get(candidate) ?? [])[0] ?? rowsOf().at(-1);
}

/** Returns the row's matching control, else its checkbox, else its first control. It never returns another decision. */
function controlLike(row: HTMLElement, wanted: ControlName): HTMLElement | undefined {
  const usable = [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
  const alike = usable.filter((control) => {
    const { cell, tag } = nameOf(control);
    return cell === wanted.cell && tag === wanted.tag;
  });
  return (
    alike.find((control) => nameOf(control).text === wanted.text) ??
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
