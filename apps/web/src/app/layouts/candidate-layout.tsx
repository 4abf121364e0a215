import { paths } from '../../config/paths';
import { SavedJobToast } from '../../features/jobs/saved-jobs/saved-job-toast';
import { ApplyIntentBar } from '../../features/shared/jobs/apply-intent-bar';
import { useKeepSearch } from '../../lib/last-search';
import { candidateScreens } from '../areas/candidate-screens';
import { AreaLayout } from './area-layout';

export function Component() {
  useKeepSearch();
  return (
    <AreaLayout
      role="candidate"
      screens={candidateScreens}
      profilePath={paths.candidate.profile}
      lockText="Complete your profile to unlock this feature"
      lockHint="Complete your profile to unlock this. Open Profile Management on Home."
      notice={
        <>
          <ApplyIntentBar />
          <SavedJobToast />
        </>
      }
    />
  );
}
