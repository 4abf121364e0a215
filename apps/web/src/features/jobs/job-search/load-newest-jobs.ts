import type { LoaderFunctionArgs } from 'react-router-dom';
import { executeContext } from '../../../lib/public-data/execute';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import { type NewestOpeningsQuery, NewestOpeningsText } from './newest-jobs.public.generated';

/** The number of openings on the home page: two rows on wide screens. */
const NEWEST_COUNT = 6;

export const loadNewestJobs = ({ request, context }: LoaderFunctionArgs): Promise<Loaded<NewestOpeningsQuery>> =>
  load(context.get(executeContext)(NewestOpeningsText, { first: NEWEST_COUNT }, { signal: request.signal }));
