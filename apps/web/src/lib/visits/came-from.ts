import type { VisitSource } from '@job-alert/domain/visit-source';

/** Where the first touch of this browser is kept for 30 days (record-visit.ts). It goes with a logout. */
export const FIRST_TOUCH = 'firstTouch';

/** From where this browser's visitor first came in the last 30 days (record-visit.ts keeps it), as sign-ups and applications say it; undefined when nothing is known. */
export function cameFrom(): { source: VisitSource; name: string } | undefined {
  try {
    const { source, name, until }: Record<string, unknown> = JSON.parse(
      window.localStorage.getItem(FIRST_TOUCH) ?? '{}',
    );
    if (typeof until !== 'number' || until < Date.now()) return undefined;
    // What was tampered with is refused or cut by the API.
    return { source: String(source) as VisitSource, name: String(name) };
  } catch {
    return undefined;
  }
}
