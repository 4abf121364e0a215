import { todayInIndia } from '@job-alert/domain/calendar';
import type { OpenJobQuery } from './open-job.public.generated';

type Job = Omit<NonNullable<OpenJobQuery['openJob']>, 'similar' | 'sameCompany' | 'sameCity'>;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Plain text with line breaks as HTML: empty lines part paragraphs. */
const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const INDIA = { '@type': 'Country', name: 'India' };

/** A job as search engines read it: schema.org's JobPosting with all that they ask for. */
export function jobPosting(job: Job, url: string): object {
  const atHome = job.workMode === 'REMOTE' || job.workMode === 'WORK_FROM_HOME';
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: asHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url,
    datePosted: todayInIndia(new Date(job.postedAt)),
    validThrough: `${job.deadline}T23:59:59+05:30`,
    employmentType: job.jobType,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website ? { sameAs: job.company.website } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.city ? { addressLocality: job.city } : {}),
        addressRegion: job.state,
        addressCountry: 'IN',
      },
    },
    ...(atHome ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA } : {}),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: job.salaryMin, maxValue: job.salaryMax, unitText: 'YEAR' },
    },
    experienceRequirements:
      job.minExperience === 0
        ? 'no requirements'
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.minExperience * 12 },
    qualifications: job.minimumQualification,
    skills: job.preferredSkills.join(', '),
    industry: job.company.industry,
    totalJobOpenings: job.openings,
    directApply: true,
  };
}
