import { candidateSignUpSchema, employerSignUpSchema } from '@job-alert/domain/accounts/accounts';
import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER, DEMO_PASSWORD } from '@job-alert/domain/accounts/demo-logins';
import { candidateProfileSchema } from '@job-alert/domain/candidates/candidate-profile';
import { monthsWorked } from '@job-alert/domain/candidates/experience-match';
import { isCandidateProfileComplete } from '@job-alert/domain/candidates/profile-parts';
import { parseSkills } from '@job-alert/domain/candidates/skills';
import { matchSkills } from '@job-alert/domain/search/skill-fit';
import {
  companyProfileSchema,
  isCompanyProfileComplete,
  joinFullName,
} from '@job-alert/domain/companies/company-profile';
import { validate } from '@job-alert/domain/fields/validation';
import { addDays } from '@job-alert/domain/india/calendar';
import { findFlaggedTermsInJob } from '@job-alert/domain/jobs/flagged-terms';
import { jobPostSchema } from '@job-alert/domain/jobs/job-post';
import { screeningQuestions } from '@job-alert/domain/jobs/screening';
import { describe, expect, it } from 'vitest';
import { demoPeople } from './demo-people.js';
import { demoCandidates, demoCompanies, demoJobs } from './demo-records.js';
import type { DemoCandidate, DemoCompany, DemoJob } from './demo-schemas.js';

const TODAY = '2030-06-15';

const accepted = { ok: true, value: expect.anything() };
const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const companyProfile = (company: DemoCompany) => ({
  account: { fullName: joinFullName(company), contact: company.contact },
  company: { ...company, email: company.companyEmail },
  addresses: company.addresses,
});

const jobPost = (job: DemoJob) => ({
  ...job,
  description: job.description.join('\n\n'),
  preferredSkills: job.preferredSkills.join(', '),
  country: 'India',
  deadline: addDays(TODAY, job.deadlineInDays),
});

const profileState = (candidate: DemoCandidate) => {
  const { gender, addressLine1, city, state, country } = candidate.personal ?? {};
  return { ...candidate, gender, addressLine1, city, state, country, hasResume: true };
};

describe('the demo companies', () => {
  it.each(demoCompanies.map((company) => [company.key, company] as const))(
    '%s passes the sign-up and the company profile',
    (_, company) => {
      const signUp = {
        ...company,
        organizationName: company.name,
        companyWebsite: company.website,
        password: DEMO_PASSWORD,
      };
      expect(validate(employerSignUpSchema, signUp)).toEqual(accepted);
      expect(validate(companyProfileSchema(TODAY), companyProfile(company))).toEqual(accepted);
      expect(isCompanyProfileComplete(companyProfile(company))).toBe(true);
      expect(company.addresses.filter((address) => address.isPrimary)).toHaveLength(1);
    },
  );

  it('include nine approved companies, two pending ones and a rejected one with a note', () => {
    const inState = (state?: string) => demoCompanies.filter((company) => company.decision?.state === state);
    expect(inState('APPROVED')).toHaveLength(9);
    expect(inState(undefined)).toHaveLength(2);
    expect(inState('REJECTED').map((company) => company.decision?.note)).toEqual([expect.stringMatching(/\w+/)]);
  });
});

describe('the demo jobs', () => {
  it('contain no flagged terms', () => {
    const descriptions = new Map(demoCompanies.map(({ key, description }) => [key, description]));
    const flaggedTerms = demoJobs.flatMap((job) =>
      findFlaggedTermsInJob({
        ...job,
        description: job.description.join('\n\n'),
        companyDescription: descriptions.get(job.companyKey) ?? '',
        questions: [],
      }),
    );
    expect(flaggedTerms).toEqual([]);
  });

  it.each(demoJobs.map((job) => [job.key, job] as const))(
    '%s passes the job post on the day it was posted',
    (_, job) => {
      expect(validate(jobPostSchema(addDays(TODAY, -job.postedDaysAgo)), jobPost(job))).toEqual(accepted);
      expect(job.description.length).toBeGreaterThanOrEqual(2);
      expect(job.description.length).toBeLessThanOrEqual(4);
    },
  );

  it('belong to companies that existed when the job was posted and are not rejected', () => {
    for (const job of demoJobs) {
      const company = demoCompanies.find(({ key }) => key === job.companyKey);
      expect(company?.registeredDaysAgo).toBeGreaterThanOrEqual(job.postedDaysAgo);
      expect(company?.decision?.state).not.toBe('REJECTED');
    }
  });

  it('are decided on after they were posted, and never in the future', () => {
    for (const { decision, postedDaysAgo } of demoJobs) {
      expect(decision?.daysAgo ?? 1).toBeLessThanOrEqual(postedDaysAgo);
      expect(decision?.daysAgo ?? 1).toBeGreaterThanOrEqual(1);
    }
  });

  it('are sixty, 47 of them open, with some of every other status', () => {
    const approved = demoJobs.filter((job) => job.decision?.state === 'APPROVED');
    expect(demoJobs).toHaveLength(60);
    expect(approved.filter((job) => job.isActive !== false && job.deadlineInDays >= 0)).toHaveLength(47);
    expect(approved.filter((job) => job.deadlineInDays < 0)).toHaveLength(6);
    expect(approved.filter((job) => job.isActive === false)).toHaveLength(2);
    expect(demoJobs.filter((job) => !job.decision)).toHaveLength(4);
    expect(demoJobs.filter((job) => job.decision?.note)).toHaveLength(1);
  });

  it('have valid screening questions in exactly two open jobs', () => {
    const asking = demoJobs.filter(({ questions }) => questions !== undefined);
    expect(asking.every(({ decision, deadlineInDays }) => decision?.state === 'APPROVED' && deadlineInDays > 0)).toBe(
      true,
    );
    expect(asking.map(({ questions }) => screeningQuestions.parse(questions))).toEqual(
      asking.map(({ questions }) => questions),
    );
    expect(asking).toHaveLength(2);
  });

  it('match some skills of the demo candidate in several open jobs, and most skills in one', () => {
    const candidate = demoCandidates.find(({ email }) => email === DEMO_CANDIDATE.email);
    const own = parseSkills(
      [...(candidate?.experiences ?? []), ...(candidate?.educations ?? [])].map(({ skills }) => skills ?? '').join(','),
    );
    const open = demoJobs.filter(
      ({ decision, deadlineInDays, isActive }) =>
        decision?.state === 'APPROVED' && deadlineInDays > 0 && isActive !== false,
    );
    const matches = open.map(({ preferredSkills }) => matchSkills(preferredSkills, own));
    expect(matches.filter(({ matched }) => matched > 0).length).toBeGreaterThanOrEqual(5);
    expect(matches.some(({ matched, total }) => matched >= 3 && matched < total)).toBe(true);
  });
});

describe('the demo candidates', () => {
  it.each(demoCandidates.map((candidate) => [candidate.key, candidate] as const))(
    '%s passes the sign-up and the profile',
    (_, candidate) => {
      const { personal, identity, educations, ...account } = candidate;
      const signUp = { ...account, password: DEMO_PASSWORD };
      expect(validate(candidateSignUpSchema, signUp)).toEqual(accepted);
      if (!personal) return;
      const profile = { ...account, ...personal, ...identity, educations };
      expect(validate(candidateProfileSchema(TODAY), profile)).toEqual(accepted);
    },
  );

  it('are twenty-four, two of them with an incomplete profile', () => {
    expect(demoCandidates).toHaveLength(24);
    const incomplete = demoCandidates.filter((candidate) => !isCandidateProfileComplete(profileState(candidate)));
    expect(incomplete.map(({ key }) => key)).toEqual(['kavya-gowda', 'deepak-rawat']);
  });

  it('have no job history as freshers', () => {
    const freshers = demoCandidates.filter(({ experienceLevel }) => experienceLevel === 'FRESHER');
    expect(freshers.length).toBeGreaterThan(0);
    expect(freshers.flatMap(({ experiences }) => experiences)).toEqual([]);
  });

  it('have identity numbers that no authority issues', () => {
    for (const { identity } of demoCandidates) {
      expect(identity?.aadhaarNumber ?? '0').toMatch(/^0/);
      expect(identity?.panNumber ?? 'DEMO').toMatch(/^DEMO/);
      expect(identity?.drivingLicenseNumber ?? 'GJ00').toMatch(/^[A-Z]{2}00/);
      expect(identity?.passportNumber ?? 'A0000').toMatch(/^[A-Z]0000/);
    }
  });
});

describe('the people around them', () => {
  const people = demoPeople(TODAY);

  it('pass the sign-up and the profile', () => {
    for (const { personal, educations, ...account } of people) {
      expect(validate(candidateSignUpSchema, { ...account, password: DEMO_PASSWORD })).toEqual(accepted);
      const profile = { ...account, ...personal, educations };
      expect(validate(candidateProfileSchema(TODAY), profile), account.key).toEqual(accepted);
    }
  });

  it('are three hundred with different names, most of them with a complete profile', () => {
    expect([people.length, duplicates(people.map(({ key }) => key))]).toEqual([300, []]);
    const complete = people.filter((person) => isCandidateProfileComplete(profileState(person)));
    expect(complete.length).toBeGreaterThan(290);
  });

  it('have worked as long as their months say, on any day', () => {
    for (const today of ['2030-06-15', '2028-02-29', '2031-03-31', '2029-12-31'])
      for (const [key, months] of [
        ['nirali-mehta', 36],
        ['kunal-vora', 35],
        ['sejal-amin', 71],
        ['rupesh-kapadia', 72],
        ['naresh-umrigar', 48],
        ['payal-bharucha', 48],
      ] as const) {
        const periods = demoPeople(today).find((person) => person.key === key)?.experiences ?? [];
        expect(
          monthsWorked(
            periods.map(({ fromDate, toDate = null }) => ({ fromDate, toDate })),
            today,
          ),
          key,
        ).toBe(months);
      }
  });

  it('say in their resumes more than in their profiles', () => {
    expect(people.every(({ resumeNotes = [] }) => resumeNotes.length > 0)).toBe(true);
  });
});

describe('the demo accounts', () => {
  const accounts = [DEMO_ADMIN, ...demoCompanies, ...demoCandidates, ...demoPeople(TODAY)];

  it('have unique email addresses under example domains', () => {
    const emails = accounts.map(({ email }) => email.toLowerCase());
    expect(duplicates(emails)).toEqual([]);
    for (const email of emails) expect(email).toMatch(/@(?:[\w.-]+\.)?(?:example|example\.com|example\.org)$/);
  });

  it('have phone numbers that start with 5550', () => {
    for (const { contact } of accounts) expect(contact).toMatch(/^5550\d{6}$/);
  });

  it('include the logins that the README names', () => {
    expect(demoCompanies.find(({ key }) => key === 'nilambar-weaves')?.email).toBe(DEMO_EMPLOYER.email);
    expect(demoCandidates.find(({ key }) => key === 'kiran-patel')?.email).toBe(DEMO_CANDIDATE.email);
  });
});
