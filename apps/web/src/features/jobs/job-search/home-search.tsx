import { useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { JobSearchForm } from './job-search-form';
import { ALL_JOBS, toSearchParams } from './job-search-params';
import { readWords } from './load-job-search';
import { EMPTY_SEARCH, resultsId, type SearchFormValues } from './search-form-values';

/** The search form for a page without openings. It opens the results on the openings page. */
export function HomeSearch() {
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === paths.openings;
  async function search(values: SearchFormValues) {
    const query = toSearchParams(await readWords({ ...ALL_JOBS, ...values })).toString();
    await navigate({ pathname: paths.openings, search: query, hash: resultsId });
  }
  return <JobSearchForm initial={EMPTY_SEARCH} busy={busy} onSearch={(values) => void search(values)} />;
}
