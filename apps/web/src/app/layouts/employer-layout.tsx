import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { paths } from '../../config/paths';
import { CompanyApprovalNotice } from '../../features/companies/company-approval-notice';
import { employerScreens } from '../areas/employer-screens';
import { AreaLayout } from './area-layout';

export function Component() {
  return (
    <AreaLayout
      role="employer"
      screens={employerScreens}
      profilePath={paths.employer.companyProfile}
      lockText={COMPANY_MESSAGES.locked}
      lockHint="Complete your company profile to unlock this. Open Edit Company Profile on Home."
      notice={<CompanyApprovalNotice />}
    />
  );
}
