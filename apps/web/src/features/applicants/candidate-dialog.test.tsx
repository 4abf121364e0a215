import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { answerQuery, networkFailure } from '../../testing/server';
import { ApplicantsDocument } from './applicants.generated';
import { ApplicantProfileDocument, type ApplicantProfileQuery } from './candidate.generated';

const employer = aSession('employer');

const profile: ApplicantProfileQuery = {
  candidate: {
    id: '40',
    firstName: 'Meera',
    middleName: 'R',
    lastName: 'Iyer',
    gender: 'FEMALE',
    email: 'meera@example.com',
    contact: '9876543210',
    experienceLevel: 'EXPERIENCED',
    addressLine1: '22 Lake View',
    addressLine2: null,
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    resume: { id: '1', name: 'resume.pdf', url: '/files/1' },
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
  },
};

async function openDialog() {
  renderApp(paths.employer.applicants, { as: employer });
  await userEvent.click(await screen.findByRole('button', { name: 'Meera Iyer' }));
  return screen.findByRole('dialog', { name: 'Meera Iyer' });
}

beforeEach(() => {
  answerQuery(ViewerDocument, aViewer(employer));
  const applicant = {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    appliedAt: '2026-03-01T10:00:00.000Z',
    job: { id: '12', title: 'Data Analyst' },
    status: 'APPLIED' as const,
    proposedStatus: 'APPLIED' as const,
    approval: null,
    isActive: true,
    invitationProblem: null,
  withdrawal: null,
    feedback: null,
    dateOfJoining: null,
    offerLetter: null,
  };
  answerQuery(ApplicantsDocument, {
    viewer: { id: '7', applications: { nodes: [applicant], pageInfo: { hasNextPage: false } } },
  });
});

describe("a candidate's dialog", () => {
  it('has five sections with links to the documents', async () => {
    answerQuery(ApplicantProfileDocument, profile);
    const dialog = await openDialog();
    expect(await within(dialog).findByText('Meera R Iyer')).toBeVisible();
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Basic Information',
      'Documents',
      'Professional Experience',
      'Educational Background',
      'Address Information',
    ]);
    for (const [name, href] of [
      ['resume.pdf', '/files/1'],
      ['letter.pdf', '/files/2'],
      ['degree.pdf', '/files/3'],
    ]) {
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(within(dialog).getByText('01/04/2021 to 30/06/2024')).toBeVisible();
    expect(within(dialog).getByText('+91 9876543210')).toBeVisible();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that it is loading', async () => {
    answerQuery(ApplicantProfileDocument, () => new Promise(() => undefined));
    const dialog = await openDialog();
    expect(within(dialog).getByText('Loading candidate info...')).toBeVisible();
  });

  it('says when there is no such candidate', async () => {
    answerQuery(ApplicantProfileDocument, { candidate: null });
    const dialog = await openDialog();
    expect(await within(dialog).findByText('No candidate data found.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    answerQuery(ApplicantProfileDocument, () => networkFailure());
    const dialog = await openDialog();
    expect(await within(dialog).findByText('Network error. Please try again later.')).toBeVisible();
    answerQuery(ApplicantProfileDocument, profile);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText('Meera R Iyer')).toBeVisible();
  });
});
