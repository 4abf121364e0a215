import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import {
  MyCandidateProfileDocument,
  type OwnProfileFragment,
  SaveCandidateProfileDocument,
  type SaveCandidateProfileMutationVariables,
} from '../../features/candidates/candidate-profile.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { chooseFile } from '../choose-file';
import { enterText } from '../enter-text';
import { press } from '../press';
import { renderApp } from '../render-app';
import { answerMutation, answerQuery } from '../server';
import { aSession, aSessionUser, aViewer } from './builders';

export const candidate = aSession('candidate');
export const file = (id: string, name: string) => ({ id, name, url: `/files/${id}?signature=old` });

export const asha: OwnProfileFragment = {
  id: '7',
  version: 3,
  firstName: 'Asha',
  middleName: null,
  lastName: 'Patel',
  gender: 'FEMALE',
  email: 'asha@example.com',
  contact: '9876543210',
  addressLine1: '4 Lake View',
  addressLine2: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  expectedSalary: null,
  noticePeriod: null,
  preferredCities: [],
  workModes: [],
  openTo: null,
  statedExperienceYears: null,
  experienceLevel: 'EXPERIENCED',
  skills: ['Tally', 'GST'],
  aadhaarMasked: 'XXXX-XXXX-1234',
  panNumber: 'ABCDE1234F',
  drivingLicenseNumber: null,
  passportNumber: null,
  identityConsentAt: '2026-01-05T06:30:00.000Z',
  aadhaarCard: null,
  panCard: file('21', 'pan.pdf'),
  drivingLicense: null,
  passport: null,
  resumeStoring: null,
  resume: file('20', 'asha-resume.pdf'),
  experiences: [
    {
      id: '31',
      companyName: 'Rao & Sons',
      fromDate: '2020-01-01',
      toDate: '2024-06-30',
      jobRole: 'Accounts',
      lastDesignation: 'Accountant',
      skills: 'Tally, GST',
      experienceLetter: file('22', 'letter.pdf'),
    },
  ],
  educations: [
    {
      id: '41',
      qualification: 'B.Com',
      university: 'VNSGU',
      yearOfCompletion: 2019,
      marks: '81.25',
      skills: null,
      certificate: null,
    },
  ],
};

/** A candidate who has just signed up. */
export const fresh: Partial<OwnProfileFragment> = {
  gender: null,
  addressLine1: null,
  city: null,
  state: null,
  country: null,
  aadhaarMasked: null,
  panNumber: null,
  identityConsentAt: null,
  panCard: null,
  experiences: [],
  educations: [],
};

type Input = SaveCandidateProfileMutationVariables['input'];

/** Opens the wizard and returns the inputs of the save mutation. */
export async function open(
  overrides: Partial<OwnProfileFragment> = {},
  answer?: (input: Input) => Response | undefined | Promise<undefined>,
  address: string = paths.candidate.profile,
) {
  const profile = { ...asha, ...overrides };
  const sent: Input[] = [];
  answerQuery(ViewerDocument, aViewer(candidate));
  answerQuery(MyCandidateProfileDocument, { viewer: { id: '7', candidate: profile } });
  answerMutation(SaveCandidateProfileDocument, async ({ input }) => {
    sent.push(input);
    const saved = { ...profile, version: profile.version + sent.length, user: aSessionUser(candidate) };
    return (await answer?.(input)) ?? { saveCandidateProfile: { candidate: saved } };
  });
  const app = renderApp(address, { as: candidate });
  await screen.findByRole('tab', { name: /My Profile/ });
  return { ...app, sent };
}

export const activeTab = () => screen.getByRole('tab', { selected: true }).textContent;
export const panel = () => within(screen.getByRole('tabpanel'));
export const type = (label: RegExp | string, value: string) => enterText(panel().getByLabelText(label), value);
export const upload = async (label: string, chosen: File) => {
  // The hidden file input is the element before its field.
  const input = panel()
    .getByText(label, { selector: 'label' })
    .closest('.mantine-FileInput-root')?.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) throw new Error(`No file input ${label}.`);
  await chooseFile(input, chosen);
};
export const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export async function goToHistory() {
  await press('Next');
  await waitFor(() => expect(activeTab()).toContain('Job History'));
}
/** Opens the wizard at a later tab, as links of the home screen do. */
export const openAt = (
  step: 'history' | 'qualification',
  overrides?: Partial<OwnProfileFragment>,
  answer?: Parameters<typeof open>[1],
) => open(overrides, answer, withQuery(paths.candidate.profile, { step }));
