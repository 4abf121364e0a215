import type { LoaderFunctionArgs } from 'react-router-dom';
import { askContext } from '../../lib/public-data/ask';
import { type Loaded, load } from '../../lib/public-data/loaded';
import { type OpenJobsQuery, OpenJobsText } from './open-jobs.public.generated';
import { type OpeningsFilters, toOpenJobsFilter } from './openings-filters';

/** How many openings come at a time. */
export const openingsPageSize = 20;

/** The first openings that an address asks for. */
export function loadOpenings({ request, context }: LoaderFunctionArgs): Promise<Loaded<OpenJobsQuery>> {
  const filter = toOpenJobsFilter(filtersIn(new URL(request.url).searchParams));
  const ask = context.get(askContext);
  return load(ask(OpenJobsText, { first: openingsPageSize, filter }, { signal: request.signal }));
}

const filtersIn = (search: URLSearchParams): OpeningsFilters => ({
  title: search.get('title') ?? '',
  location: search.get('location') ?? '',
  experience: search.get('experience') ?? '',
});
