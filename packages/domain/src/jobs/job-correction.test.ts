import { describe, expect, test } from 'vitest';
import {
  type CorrectableJob,
  correctedFacts,
  formatCorrectedFact,
  isEmailedToApplicants,
  jobCorrection,
} from './job-correction.js';
import type { JobQuestion } from './screening.js';

const job: CorrectableJob = {
  title: 'Weaver',
  city: 'Surat',
  state: 'Gujarat',
  salaryMin: 300_000,
  salaryMax: 500_000,
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  minExperience: 1,
  maxExperience: 4,
  minimumQualification: 'ITI',
  preferredSkills: ['Looms'],
  description: 'Weaves.',
  deadline: '2026-12-31',
  openings: 2,
  questions: [],
  companyName: 'Silk Mills',
  companyWebsite: 'https://silk.example',
  companyDescription: 'Weaves silk.',
  industry: 'Textile',
};
const question: JobQuestion = {
  text: 'Do you have a two-wheeler?',
  kind: 'YES_NO',
  isRequired: true,
  options: [],
  ruledOutBy: [],
  minimum: null,
  maximum: null,
};
const lines = (edited: Partial<CorrectableJob>) => {
  const correction = jobCorrection(job, edited);
  return correction && correctedFacts(correction).map(formatCorrectedFact);
};

describe('a correction of a job', () => {
  test('is null without a change', () => {
    expect(jobCorrection(job, {})).toBeNull();
    expect(jobCorrection(job, { ...job, preferredSkills: ['Looms'] })).toBeNull();
  });

  test.each(Object.keys(job))('contains a changed %s', (field) => {
    const correction = jobCorrection(job, { [field]: field === 'questions' ? [question] : 'changed' });
    expect(Object.keys(correction?.after ?? {})).toContain(field);
  });

  test('stores fields together that are read together', () => {
    expect(jobCorrection(job, { salaryMax: 600_000 })).toEqual({
      before: { salaryMin: 300_000, salaryMax: 500_000 },
      after: { salaryMin: 300_000, salaryMax: 600_000 },
    });
  });

  test('names each changed fact in the order of the screen, and long texts without their values', () => {
    expect(
      lines({
        title: 'Master Weaver',
        city: 'Udhna',
        salaryMin: 350_000,
        jobType: 'PART_TIME',
        workMode: 'HYBRID',
        maxExperience: 5,
        minimumQualification: 'Diploma',
        preferredSkills: ['Looms', 'Dobby'],
        description: 'Weaves sarees.',
        deadline: '2027-01-15',
        openings: 3,
      }),
    ).toEqual([
      'Job Title: Weaver → Master Weaver',
      'Place: Surat, Gujarat → Udhna, Gujarat',
      'Salary: ₹3,00,000 to ₹5,00,000 a year → ₹3,50,000 to ₹5,00,000 a year',
      'Job Type: Full Time → Part Time',
      'Work Mode: On-site → Hybrid',
      'Experience: 1-4 years → 1-5 years',
      'Minimum Qualification: ITI → Diploma',
      'Preferred Skills: Looms → Looms, Dobby',
      'Job Description changed',
      'Application Deadline: 31/12/2026 → 15/01/2027',
      'No of Openings: 2 → 3',
    ]);
  });

  test.each([
    [{ salaryMax: 600_000 }, true],
    [{ state: 'Maharashtra' }, true],
    [{ workMode: 'REMOTE' }, true],
    [{ title: 'Warper', jobType: 'PART_TIME', preferredSkills: ['Warping'] }, false],
  ] as const)('is emailed to applicants only if salary, place or work mode changes: %j', (edited, isEmailed) => {
    const correction = jobCorrection(job, edited as Partial<CorrectableJob>);
    expect(correction && isEmailedToApplicants(correction)).toBe(isEmailed);
  });
});
