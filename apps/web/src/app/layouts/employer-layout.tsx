import { COMPANY_MESSAGES } from '@job-alert/domain/messages';
import { paths } from '../../config/paths';
import { CompanyStanding } from '../../features/companies/company-standing';
import { AreaLayout } from './area-layout';

const links = [
  { label: 'Home', path: paths.employer.home, alwaysEnabled: true },
  { label: 'Job Post', path: paths.employer.postJob },
  { label: 'My Jobs', path: paths.employer.myJobs },
  { label: 'Applicants', path: paths.employer.applicants },
  { label: 'Schedule Interview', path: paths.employer.scheduleInterview },
];

/** The employer's area. */
export function Component() {
  return (
    <AreaLayout
      role="employer"
      links={links}
      profilePath={paths.employer.companyProfile}
      lockText={COMPANY_MESSAGES.locked}
      lockHint="Complete your company profile to unlock this. Open Edit Company Profile on Home."
      notice={<CompanyStanding />}
    />
  );
}
