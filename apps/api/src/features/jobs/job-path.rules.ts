import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';

const OPENINGS = PUBLIC_PATHS.openings;
const MAX_SLUG = 80;

/** Returns the path of a job's page. Only the id is used to find it; the words are for people and search engines. */
export function jobPath(id: string, title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? `${OPENINGS}/${id}` : `${OPENINGS}/${id}-${slug}`;
}
