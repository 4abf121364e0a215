import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, withQuery } from '../../config/paths';
import {
  InterviewApplicantsDocument,
  InterviewJobsDocument,
  InterviewSubjectDocument,
  InterviewWarningsDocument,
  MyInterviewsDocument,
  type ScheduledInterviewFragment,
  ScheduleInterviewDocument,
  type ScheduleInterviewMutation,
} from '../../features/interviews/interviews.generated';
import type { InterviewPeopleFragment } from '../../features/shared/applications/member-feedback.generated';
import type { ScheduleInterviewInput } from '../../lib/graphql/schema.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { enterText } from '../enter-text';
import { renderApp } from '../render-app';
import { answerMutation, answerQuery } from '../server';
import { aSession, aViewer } from './builders';

const employer = aSession('employer');
export const tomorrow = addDays(todayInIndia(new Date()), 1);
/** The URL of the form for one applicant of a job. */
export const prefilled = withQuery(paths.employer.scheduleInterview, {
  job: '12',
  candidate: '40',
  application: '1201',
});

type InterviewWithApplication = ScheduledInterviewFragment &
  InterviewPeopleFragment & {
    application: NonNullable<ScheduledInterviewFragment['application']>;
  };

/** An interview that is waiting for approval. */
export const interview: InterviewWithApplication = {
  id: '1',
  application: {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    job: { id: '12', title: 'Data Analyst' },
    invitationProblem: null,
  },
  date: '2026-12-01',
  time: '10:30',
  mode: 'ONLINE',
  location: 'https://meet.example.com/abc',
  notes: null,
  roundType: 'NEXT_ROUND',
  approvalState: 'PENDING',
  cancelledAt: null,
  cancellationReason: null,
  cancelNote: null,
  arrangedByName: null,
  cancelledByName: null,
  outcome: null,
  feedback: null,
  interviewers: [],
  feedbacks: [],
  awaitedFeedback: [],
  viewerCanCancel: false,
  viewerCanGiveFeedback: false,
  viewerCanSetHeld: false,
};
/** The application in the URL. */
export const subject = {
  id: '1201',
  candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
  job: { id: '12', title: 'Data Analyst' },
  invitationProblem: null,
  interviews: [],
};
/** An approved interview, which the candidate expects. */
export const planned: InterviewWithApplication = { ...interview, approvalState: 'APPROVED', viewerCanCancel: true };
const aRound = { id: '1', cancelledAt: null };

export const scheduled: ScheduleInterviewMutation['scheduleInterview'] = {
  application: {
    id: '1201',
    status: 'PENDING',
    proposedStatus: 'INTERVIEW_SCHEDULED',
    invitationProblem: 'It waits.',
    interviews: [aRound],
  },
  interview,
};

/** Answers a screen with no interviews, one job and its applicants. Returns the scheduled interviews. */
export function answerScheduling() {
  const sent: ScheduleInterviewInput[] = [];
  answerQuery(ViewerDocument, aViewer(employer));
  answerInterviews([]);
  answerQuery(InterviewJobsDocument, { viewer: { id: '7', jobs: { nodes: [{ id: '12', title: 'Data Analyst' }] } } });
  answerQuery(InterviewApplicantsDocument, {
    viewer: {
      id: '7',
      applications: {
        nodes: [
          { id: '1201', candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' }, interviews: [aRound] },
          {
            id: '1202',
            candidate: { id: '41', firstName: 'Arjun', lastName: 'Singh' },
            interviews: [{ id: '2', cancelledAt: '2026-01-01T10:00:00.000Z' }],
          },
        ],
      },
      others: {
        nodes: [
          {
            id: '1203',
            candidate: { id: '42', firstName: 'Zoya', lastName: 'Pathan' },
            invitationProblem: 'This application is inactive.',
          },
        ],
      },
    },
  });
  answerQuery(InterviewSubjectDocument, {
    application: subject,
    viewer: { id: '7', interviews: { nodes: [interview], pageInfo: { hasNextPage: false }, totalCount: 1 } },
  });
  answerQuery(InterviewWarningsDocument, { application: { id: '1201', interviewWarnings: [] } });
  answerMutation(ScheduleInterviewDocument, ({ input }) => {
    sent.push(input);
    return { scheduleInterview: scheduled };
  });
  return sent;
}

/** Answers the list of interviews. Returns its requests. */
export function answerInterviews(nodes: ScheduledInterviewFragment[], hasNextPage = false) {
  return answerQuery(MyInterviewsDocument, () => ({
    viewer: { id: '7', interviews: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length } },
  }));
}

export async function openSchedule(address: string = paths.employer.scheduleInterview) {
  const app = renderApp(address, { as: employer });
  await screen.findByRole('button', { name: 'Schedule' });
  return app;
}

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
export const typeInto = (label: RegExp, value: string) => enterText(field(label), value);
export const tick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

export async function setDate(date: string) {
  await typeInto(/^Date/, formatDate(date));
  await userEvent.tab();
}
