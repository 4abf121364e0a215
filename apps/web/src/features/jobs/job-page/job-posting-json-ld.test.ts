import { describe, expect, it } from 'vitest';
import { jobPostingJsonLd } from './job-posting-json-ld';

const job: Parameters<typeof jobPostingJsonLd>[0] = {
  id: '12',
  title: 'Weaver',
  description: 'Looms & <b>yarn</b>.\nTwo shifts.\n\nLunch is free.',
  jobType: 'PART_TIME',
  workMode: 'ONSITE',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  streetAddress: '12 Ring Road, Near the textile market',
  pincode: '395002',
  salaryMin: 300000,
  salaryMax: 450000,
  minExperience: 2,
  maxExperience: 5,
  openings: 3,
  minimumQualification: 'ITI',
  preferredSkills: ['Looms', 'Dyes'],
  postedAt: '2025-11-01T20:00:00.000Z',
  deadline: '2025-12-31',
  path: '/x',
  company: { id: '9', name: 'Rao & Sons', website: '', description: '', industry: 'Textile' },
};

describe('job posting data for search engines', () => {
  it('has the description as escaped HTML and the yearly salary in rupees', () => {
    expect(jobPostingJsonLd(job, 'https://jobs.example/x', 'https://jobs.example/job.png')).toMatchObject({
      description: '<p>Looms &amp; &lt;b&gt;yarn&lt;/b&gt;.<br>Two shifts.</p><p>Lunch is free.</p>',
      url: 'https://jobs.example/x',
      image: 'https://jobs.example/job.png',
      employmentType: 'PART_TIME',
      experienceRequirements: { monthsOfExperience: 24 },
      baseSalary: { currency: 'INR', value: { minValue: 300000, maxValue: 450000, unitText: 'YEAR' } },
    });
  });

  it('uses the Indian calendar for the posting date and the end of the last day in India for the deadline', () => {
    expect(jobPostingJsonLd(job, '', '')).toMatchObject({
      datePosted: '2025-11-02',
      validThrough: '2025-12-31T23:59:59+05:30',
    });
  });

  it('has the full address of a company with one in that city, and only the city otherwise', () => {
    const address = {
      streetAddress: '12 Ring Road, Near the textile market',
      addressLocality: 'Surat',
      postalCode: '395002',
    };
    expect(jobPostingJsonLd(job, '', '')).toMatchObject({ jobLocation: { address } });
    const without = JSON.stringify(jobPostingJsonLd({ ...job, streetAddress: null, pincode: null }, '', ''));
    expect(without).toContain('"addressLocality":"Surat"');
    expect(without).not.toMatch(/streetAddress|postalCode/);
  });

  it('states no experience requirement when the minimum is zero', () => {
    expect(jobPostingJsonLd({ ...job, minExperience: 0 }, '', '')).toMatchObject({
      experienceRequirements: 'no requirements',
    });
  });

  it.each([
    ['Post Graduate in Commerce', 'postgraduate degree'],
    ['M.Com', 'postgraduate degree'],
    ['Any Graduate', 'bachelor degree'],
    ['B.E. Textile', 'bachelor degree'],
    ['Diploma', 'associate degree'],
    ['ITI', 'professional certificate'],
    ['12th pass', 'high school'],
  ])('maps %s to its degree category', (minimumQualification, credentialCategory) => {
    expect(jobPostingJsonLd({ ...job, minimumQualification }, '', '')).toMatchObject({
      educationRequirements: { credentialCategory },
    });
  });

  it('omits the degree when the qualification is unknown', () => {
    const posting = jobPostingJsonLd({ ...job, minimumQualification: 'Knows looms' }, '', '');
    expect(posting).not.toHaveProperty('educationRequirements');
  });

  it.each(['REMOTE', 'WORK_FROM_HOME'] as const)('marks %s as work from home in India', (workMode) => {
    expect(jobPostingJsonLd({ ...job, workMode }, '', '')).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    });
  });

  it.each(['ONSITE', 'HYBRID'] as const)('does not mark %s as work from home', (workMode) => {
    expect(jobPostingJsonLd({ ...job, workMode }, '', '')).not.toHaveProperty('jobLocationType');
  });

  it('omits what the company has not given', () => {
    expect(jobPostingJsonLd({ ...job, city: '' }, '', '')).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'Rao & Sons' },
      jobLocation: { address: { '@type': 'PostalAddress', addressRegion: 'Gujarat', addressCountry: 'IN' } },
    });
    expect(JSON.stringify(jobPostingJsonLd({ ...job, city: '' }, '', ''))).not.toMatch(/sameAs|addressLocality/);
  });
});
