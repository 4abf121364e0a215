import { useNavigate, useNavigation } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths';
import { noOpeningsFilters, openingsListId } from './openings-filters';
import { OpeningsSearch } from './openings-search';

/** The search of the openings on a page that has none: it leads to those that it finds. */
export function HomeSearch() {
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === paths.openings;
  return (
    <OpeningsSearch
      initial={noOpeningsFilters}
      busy={busy}
      onSearch={(filters) => void navigate(`${withQuery(paths.openings, { ...filters })}#${openingsListId}`)}
    />
  );
}
