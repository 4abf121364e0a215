let pressed = false;

if (typeof window !== 'undefined') {
  const follow = (event: string, isPressed: boolean) =>
    window.addEventListener(event, () => (pressed = isPressed), { capture: true });
  follow('pointerdown', true);
  follow('pointerup', false);
  follow('pointercancel', false);
}

/**
 * Runs the function once no pointer is pressed. Otherwise an error message that appears on blur would move the pressed
 * button, and the click would miss it.
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
