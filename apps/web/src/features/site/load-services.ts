import type { LoaderFunctionArgs } from 'react-router-dom';
import { services } from '../../content/services';
import { executeContext } from '../../lib/public-data/execute';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { type OpenJobCountsQuery, OpenJobCountsText } from '../shared/jobs/openings-count.public.generated';

const FILTERS = [
  ...services.roles.map(({ words }) => ({ query: words })),
  ...services.industries.map(({ industry }) => ({ industries: [industry] })),
];

/** Loads the number of jobs of each role, followed by those of each industry. */
export const loadServices = ({ request, context }: LoaderFunctionArgs): Promise<Loaded<OpenJobCountsQuery>> =>
  load(context.get(executeContext)(OpenJobCountsText, { filters: FILTERS }, { signal: request.signal }));
