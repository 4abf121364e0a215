import * as z from 'zod';
import { requiredLine } from '../fields/fields.js';

export const SAVED_VIEW_NAME_MAX = 60;
export const MAX_SAVED_VIEWS = 20;
const PATH_MAX = 500;

/** The lists of administrators that can be saved. */
export const SAVED_VIEW_LISTS = [
  '/job-alert/admin/manage-employer',
  '/job-alert/admin/manage-candidate',
  '/job-alert/admin/find-candidates',
  '/job-alert/admin/manage-jobs-listing',
  '/job-alert/admin/manage-application',
  '/job-alert/admin/pending-approval',
  '/job-alert/admin/audit-trail',
] as const;

/** Parameters of the position in a list, which are not part of a view. */
const PLACES = ['page', 'record', 'history', 'request', 'candidate'];

/**
 * Returns the stored path of a view: a list with its filters in a fixed order, so that equal views have equal paths.
 * Returns null for other paths.
 */
export function savedViewPath(address: string): string | null {
  const [path = '', query = ''] = address.split('?', 2);
  if (!SAVED_VIEW_LISTS.some((list) => list === path)) return null;
  const search = new URLSearchParams(query);
  for (const place of PLACES) search.delete(place);
  search.sort();
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const savedViewNameSchema = z.object({ name: requiredLine('Name', SAVED_VIEW_NAME_MAX) });

export const savedViewSchema = savedViewNameSchema.extend({
  path: z.string().transform((address, context) => {
    const path = savedViewPath(address);
    if (path !== null && path.length <= PATH_MAX) return path;
    context.addIssue({ code: 'custom', message: 'Only lists of the portal can be saved.' });
    return z.NEVER;
  }),
});

export const SAVED_VIEW_MESSAGES = {
  nameTaken: 'You already have a view with this name.',
  tooMany: `You can save at most ${MAX_SAVED_VIEWS} views. Delete one first.`,
} as const;
