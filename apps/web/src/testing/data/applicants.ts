import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../config/paths';
import {
  type ApplicantFragment,
  ApplicantsDocument,
  type ApplicantsQueryVariables,
  ProposeStatusDocument,
} from '../../features/applicants/applicants.generated';
import type { HistoryEventWithNoteFragment } from '../../features/shared/history/history.generated';
import type { CandidateProfileFragment } from '../../features/shared/people/candidate-view.generated';
import type { ProposeApplicationStatusInput } from '../../lib/graphql/schema.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { enterText } from '../enter-text';
import { renderApp } from '../render-app';
import { answerMutation, answerQuery } from '../server';
import { aSession, aViewer } from './builders';

export const employer = aSession('employer');

export function anApplicant(status: ApplicationStatus, overrides: Partial<ApplicantFragment> = {}): ApplicantFragment {
  return {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    appliedAt: '2026-03-01T10:00:00.000Z',
    job: { id: '12', title: 'Data Analyst' },
    status,
    proposedStatus: status,
    approval: null,
    isActive: true,
    withdrawal: null,
    offer: null,
    invitationProblem: null,
    hasInterview: true,
    answers: [],
    expectedSalary: null,
    noticePeriod: null,
    isRecommended: false,
    isUnread: false,
    feedback: null,
    dateOfJoining: null,
    offerLetter: null,
    ...overrides,
  };
}

/** The candidate's data that the drawer shows. */
export const aProfile: CandidateProfileFragment = {
  id: '40',
  firstName: 'Meera',
  middleName: 'R',
  lastName: 'Iyer',
  gender: 'FEMALE',
  email: 'meera@example.com',
  contact: '9876543210',
  experienceLevel: 'EXPERIENCED',
  skills: ['Power BI', 'Statistics'],
  addressLine1: '22 Lake View',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  resume: { id: '1', name: 'resume.docx', url: '/files/1' },
  experiences: [
    {
      id: '1',
      companyName: 'Northwind',
      fromDate: '2021-04-01',
      toDate: '2024-06-30',
      jobRole: 'Analyst',
      lastDesignation: 'Senior Analyst',
      skills: 'SQL',
      experienceLetter: { id: '2', name: 'letter.pdf', url: '/files/2' },
    },
    {
      id: '2',
      companyName: 'Blue Kite',
      fromDate: '2024-07-01',
      toDate: null,
      jobRole: 'Lead',
      lastDesignation: null,
      skills: null,
      experienceLetter: null,
    },
  ],
  educations: [
    {
      id: '1',
      qualification: 'B.Sc.',
      university: 'Pune University',
      yearOfCompletion: 2020,
      marks: '78.5',
      skills: null,
      certificate: { id: '3', name: 'degree.pdf', url: '/files/3' },
    },
  ],
};

export const requests: ApplicantsQueryVariables[] = [];
export const sent: ProposeApplicationStatusInput[] = [];

/** Answers the list and adds its requests to `requests`. */
export function answerApplicants(nodes: ApplicantFragment[], hasNextPage = false) {
  const pageInfo = { hasNextPage, endCursor: nodes.at(-1)?.id ?? null };
  answerQuery(ApplicantsDocument, (variables) => {
    requests.push(variables);
    return { viewer: { id: '7', applications: { nodes, pageInfo, totalCount: nodes.length } } };
  });
}

/** Opens the list with one row. Accepts its proposals with a response that contains `history`. */
export async function openRow(row: ApplicantFragment, history: readonly HistoryEventWithNoteFragment[] = []) {
  answerApplicants([row]);
  answerMutation(ProposeStatusDocument, ({ input }) => {
    sent.push(input);
    const application = { ...row, status: 'PENDING', proposedStatus: input.status } as const;
    return { proposeApplicationStatus: { application: { ...application, history: [...history] } } };
  });
  const app = renderApp(paths.employer.applicants, { as: employer });
  await screen.findByRole('table', { name: 'Applicants' });
  return app;
}

export const statusField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Meera Iyer' });

/** Selects a status in the row. */
export const choose = async (label: string) => {
  const option = within(statusField()).getByRole<HTMLOptionElement>('option', { name: label });
  await enterText(statusField(), option.value);
};

/** Returns the options of the search's select, which stays open afterwards. */
async function optionsOf(field: HTMLElement) {
  await userEvent.click(field);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The field has no list.');
  return within(list).getAllByRole('option', { hidden: true });
}
export const optionOf = async (field: HTMLElement, label: string) =>
  (await optionsOf(field)).find((option) => option.textContent === label) as HTMLElement;

/** Runs before each story. */
export function setUp(): void {
  requests.length = 0;
  sent.length = 0;
  answerQuery(ViewerDocument, aViewer(employer));
}
