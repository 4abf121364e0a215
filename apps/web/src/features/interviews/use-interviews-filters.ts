import { useList } from '../../components/list/use-list';
import type { MyInterviewsQueryVariables } from './interviews.generated';

const definition = {
  filters: {},
  view: {
    parameter: 'when',
    label: 'Which interviews',
    options: [
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'past', label: 'Past or cancelled' },
    ],
  },
  pageSize: 10,
};

export function useInterviewsFilters() {
  const list = useList(definition);
  const isPast = list.view === 'past';
  const variables: MyInterviewsQueryVariables = { when: isPast ? 'PAST' : 'UPCOMING', page: list.page };
  return { list, isPast, variables };
}
