import { vi } from 'vitest';

let seen: string[] = [];

/** Collects what a test writes to the console as error or warning. */
export function watchConsole(): void {
  seen = [];
  const collect = (...parts: unknown[]) => {
    seen.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
  };
  vi.spyOn(console, 'error').mockImplementation(collect);
  vi.spyOn(console, 'warn').mockImplementation(collect);
}

/** Hands over what was collected and forgets it: a test that expects an error takes it, otherwise the setup fails the test. */
export function takeConsoleErrors(): string[] {
  const taken = seen;
  seen = [];
  return taken;
}
