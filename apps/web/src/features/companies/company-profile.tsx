import { paths } from '../../config/paths';
import { ProfileScreen } from '../shared/people/profile-screen';
import { useMyCompanyProfileQuery } from './company-profile.generated';
import { CompanyWizard } from './company-wizard';

const shapes = [{ height: 44 }, { height: 280 }, { height: 44, width: 140 }];

export function CompanyProfile() {
  const query = useMyCompanyProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const company = query.data?.viewer?.company;

  return (
    <ProfileScreen
      title="Company Profile"
      lead="Three short steps. Job posts, applicants and interviews open once it is complete."
      myDataPath={paths.employer.myData}
      errorText="Your company profile could not be loaded."
      loadingText="Loading the company profile"
      query={query}
      shapes={shapes}
    >
      {company ? <CompanyWizard key={company.id} company={company} /> : null}
    </ProfileScreen>
  );
}
