import { vi } from 'vitest';

let seen: string[] = [];

/** Collects the errors and warnings that a test writes to the console. */
export function watchConsole(): void {
  seen = [];
  const collect = (...parts: unknown[]) => {
    seen.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
  };
  vi.spyOn(console, 'error').mockImplementation(collect);
  vi.spyOn(console, 'warn').mockImplementation(collect);
}

/**
 * Returns the collected messages and clears them. Call it in a test that expects an error, because the setup fails
 * tests with remaining messages.
 */
export function takeConsoleErrors(): string[] {
  const messages = seen;
  seen = [];
  return messages;
}
