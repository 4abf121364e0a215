import { paths } from '../../config/paths';
import { SavedNews } from '../../features/jobs/saved-news';
import { KeptJobStrip } from '../../features/shared/kept-job-strip';
import { useKeepSearch } from '../../lib/last-search';
import { AreaLayout } from './area-layout';

const links = [
  { label: 'Home', path: paths.candidate.home, alwaysEnabled: true },
  { label: 'Job Explorer', path: paths.candidate.jobs },
  { label: 'My Applications', path: paths.candidate.applications },
  { label: 'Saved Jobs', path: paths.candidate.savedJobs, alwaysEnabled: true },
  { label: 'Profile Management', path: paths.candidate.profile },
];

/** The candidate's area. */
export function Component() {
  useKeepSearch();
  return (
    <AreaLayout
      role="candidate"
      links={links}
      profilePath={paths.candidate.profile}
      lockText="Complete your profile to unlock this feature"
      lockHint="Complete your profile to unlock this. Open Profile Management on Home."
      notice={
        <>
          <KeptJobStrip />
          <SavedNews />
        </>
      }
    />
  );
}
