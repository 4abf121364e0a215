let pressed = false;

if (typeof window !== 'undefined') {
  const follow = (event: string, isPressed: boolean) =>
    window.addEventListener(event, () => (pressed = isPressed), { capture: true });
  follow('pointerdown', true);
  follow('pointerup', false);
  follow('pointercancel', false);
}

/**
 * Runs once no pointer is pressed. The press of a button leaves the field before it: a message that came then would move the button away
 * from under the pointer, and the click would miss it.
 */
export function afterPointerUp(run: () => void): void {
  if (!pressed) return run();
  const ended = new AbortController();
  for (const event of ['pointerup', 'pointercancel']) {
    const end = () => {
      ended.abort();
      setTimeout(run);
    };
    window.addEventListener(event, end, { signal: ended.signal });
  }
}
