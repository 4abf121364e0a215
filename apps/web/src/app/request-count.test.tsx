import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths, withQuery } from '../config/paths';
import { ApplicantJobsDocument, ApplicantsDocument } from '../features/applicants/applicants.generated';
import { MyApplicationsDocument } from '../features/applications/my-applications.generated';
import { MyCandidateProfileDocument } from '../features/candidates/candidate-profile.generated';
import { MyCompanyProfileDocument } from '../features/companies/company-profile.generated';
import {
  InterviewJobsDocument,
  InterviewSubjectDocument,
  MyInterviewsDocument,
} from '../features/interviews/interviews.generated';
import { ExploreJobsDocument } from '../features/jobs/explorer.generated';
import { MyJobsDocument } from '../features/jobs/my-jobs.generated';
import { PostJobCompanyDocument } from '../features/jobs/post-job.generated';
import type { RoleName } from '../config/paths';
import { openAs } from '../testing/open-as';
import { answerQuery, refusal, server } from '../testing/server';

let asked: string[];

async function note({ request }: { request: Request }) {
  if (!new URL(request.url).pathname.endsWith('/graphql')) return;
  const { operationName } = (await request.clone().json()) as { operationName: string };
  asked.push(operationName);
}
const listener = (event: { request: Request }) => void note(event);

beforeEach(() => {
  asked = [];
  server.events.on('request:start', listener);
});
afterEach(() => {
  server.events.removeListener('request:start', listener);
});

const pageInfo = { hasNextPage: false };
const noInterviews = { nodes: [], pageInfo };
// What an answer holds does not matter here, so screens whose answers are large are asked in vain.
const refused = () => refusal('INTERNAL', 'boom');

/** Every screen of the two areas: what ends its loading, and the answers on the way there. */
const screens: [RoleName, string, RegExp, () => void][] = [
  ['candidate', paths.candidate.home, /Candidate Dashboard/, () => undefined],
  [
    'candidate',
    paths.candidate.profile,
    /could not be loaded|Something/,
    () => answerQuery(MyCandidateProfileDocument, refused),
  ],
  [
    'candidate',
    paths.candidate.jobs,
    /No jobs found/,
    () => answerQuery(ExploreJobsDocument, { openJobs: { nodes: [], pageInfo }, viewer: { id: '7', appliedJobs: [] } }),
  ],
  [
    'candidate',
    paths.candidate.applications,
    /No applications found/,
    () => answerQuery(MyApplicationsDocument, { viewer: { id: '7', applications: { nodes: [], pageInfo } } }),
  ],
  ['candidate', paths.candidate.myData, /Delete your account/, () => undefined],
  ['employer', paths.employer.home, /Employer Dashboard/, () => undefined],
  [
    'employer',
    paths.employer.companyProfile,
    /could not be loaded|Something/,
    () => answerQuery(MyCompanyProfileDocument, refused),
  ],
  [
    'employer',
    paths.employer.postJob,
    /Failed to load company information/,
    () => answerQuery(PostJobCompanyDocument, refused),
  ],
  [
    'employer',
    paths.employer.myJobs,
    /No jobs found/,
    () => answerQuery(MyJobsDocument, { viewer: { id: '7', jobs: { nodes: [], pageInfo } } }),
  ],
  [
    'employer',
    paths.employer.applicants,
    /No Applications found/,
    () => {
      answerQuery(ApplicantsDocument, { viewer: { id: '7', applications: { nodes: [], pageInfo } } });
      answerQuery(ApplicantJobsDocument, { viewer: { id: '7', jobs: { nodes: [] } } });
    },
  ],
  [
    'employer',
    withQuery(paths.employer.applicants, { search: 'Asha', job: '12', status: 'shortlisted', view: 'pipeline' }),
    /No Applications found/,
    () => {
      answerQuery(ApplicantsDocument, { viewer: { id: '7', applications: { nodes: [], pageInfo } } });
      answerQuery(ApplicantJobsDocument, { viewer: { id: '7', jobs: { nodes: [] } } });
    },
  ],
  [
    'employer',
    paths.employer.scheduleInterview,
    /No upcoming interviews/,
    () => {
      answerQuery(MyInterviewsDocument, { viewer: { id: '7', interviews: noInterviews } });
      answerQuery(InterviewJobsDocument, { viewer: { id: '7', jobs: { nodes: [] } } });
    },
  ],
  [
    'employer',
    withQuery(paths.employer.scheduleInterview, { job: '12', candidate: '40', application: '1201', when: 'past' }),
    /No past interviews/,
    () => {
      const application = {
        id: '1201',
        candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
        job: { id: '12', title: 'Data Analyst' },
        invitationProblem: null,
        interviews: [],
      };
      answerQuery(InterviewSubjectDocument, { application, viewer: { id: '7', interviews: noInterviews } });
      answerQuery(MyInterviewsDocument, { viewer: { id: '7', interviews: noInterviews } });
      answerQuery(InterviewJobsDocument, { viewer: { id: '7', jobs: { nodes: [] } } });
    },
  ],
  ['employer', paths.employer.myData, /Delete your account/, () => undefined],
];

describe('a screen of the signed-in areas', () => {
  it.each(screens)('asks the API no more than twice on load: %s %s', async (role, address, loaded, prepare) => {
    prepare();
    openAs(role, address);
    await waitFor(() => expect(screen.getAllByText(loaded).length).toBeGreaterThan(0));
    await waitFor(() => expect(asked).toContain('Viewer'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(2);
    expect(new Set(asked).size, 'no operation is asked twice').toBe(asked.length);
  });
});
