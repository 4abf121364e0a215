import { useNavigate, useNavigation } from 'react-router-dom';
import { paths, withQuery } from '../../../config/paths';
import { JobSearchForm } from './job-search-form';
import { EMPTY_SEARCH, resultsId } from './search-form-values';

/** The search form for a page without openings. It opens the results on the openings page. */
export function HomeSearch() {
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === paths.openings;
  return (
    <JobSearchForm
      initial={EMPTY_SEARCH}
      busy={busy}
      onSearch={(filters) => void navigate(`${withQuery(paths.openings, { ...filters })}#${resultsId}`)}
    />
  );
}
