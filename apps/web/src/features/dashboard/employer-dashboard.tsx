import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { Button } from '@mantine/core';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconFilePlus,
  IconReportAnalytics,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { Screen } from '../../components/screen';
import { LoadingState } from '../../components/states';
import { paths } from '../../config/paths';
import { useProfileLock } from '../../lib/session/profile-lock';
import { employerCards } from './employer-home';
import { useEmployerHomeQuery } from './employer-home.generated';
import { HomeSections, sinceLastVisit } from './home-sections';
import { type Tile, Tiles } from './tiles';

const incomplete = { tone: 'warning', text: COMPANY_MESSAGES.completeProfile } as const;
const locked = { hint: COMPANY_MESSAGES.locked };

const tiles: readonly Tile[] = [
  {
    title: 'EDIT COMPANY PROFILE',
    text: 'Your contact details, company information and locations.',
    icon: IconBuilding,
    path: paths.employer.companyProfile,
    staysOpen: true,
  },
  {
    title: 'JOB POST',
    text: 'Describe a role. It goes live after we review it.',
    icon: IconFilePlus,
    path: paths.employer.postJob,
  },
  {
    title: 'VIEW MY JOBS',
    text: 'Edit your jobs, or set them Active or Inactive.',
    icon: IconBriefcase,
    path: paths.employer.myJobs,
  },
  {
    title: 'VIEW APPLICANTS',
    text: 'Read profiles and propose the next step.',
    icon: IconUsers,
    path: paths.employer.applicants,
  },
  {
    title: 'MANAGE INTERVIEW',
    text: 'Schedule and reschedule interviews.',
    icon: IconCalendarEvent,
    path: paths.employer.scheduleInterview,
  },
];

export function EmployerDashboard() {
  const lock = useProfileLock();
  const { data, error, refetch } = useEmployerHomeQuery({ fetchPolicy: 'network-only' });
  const home = data?.viewer?.dashboard?.__typename === 'EmployerDashboard' ? data.viewer.dashboard : null;
  return (
    <Screen
      title="Employer Dashboard"
      action={
        lock.isComplete ? (
          <Button
            component={Link}
            to={paths.employer.reports}
            variant="default"
            leftSection={<IconReportAnalytics size={18} aria-hidden />}
          >
            Your reports
          </Button>
        ) : null
      }
    >
      {lock.isLoading ? (
        <LoadingState text="Loading dashboard..." />
      ) : (
        <>
          {lock.isComplete ? null : <Banner message={incomplete} hasMargin />}
          <HomeSections
            cards={home && employerCards(home, lock.isComplete)}
            empty={`Nothing new ${sinceLastVisit(home?.lastVisitAt ?? null)}, and nothing waits for you.`}
            hasFailed={error !== undefined}
            onRetry={refetch}
            tiles={<Tiles tiles={tiles} linkLabel="See More" locked={lock.isComplete ? undefined : locked} />}
          />
        </>
      )}
    </Screen>
  );
}
