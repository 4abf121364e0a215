import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import type { MyInterviewsQueryVariables } from './interviews.generated';

const defaults = { when: 'upcoming', page: '1' };

/** Which of the interviews the URL asks for. */
export function useInterviewsFilters() {
  const [filters, change] = useUrlFilters(defaults);
  const variables: MyInterviewsQueryVariables = {
    when: filters.when === 'past' ? 'PAST' : 'UPCOMING',
    page: pageNumber(filters.page),
  };
  return { variables, change };
}
