import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { JobType } from '@job-alert/domain/jobs/job-labels';
import { textToHtml } from '@job-alert/domain/text/plain-html';
import type { JobPosting, WithContext } from 'schema-dts';
import type { OpenJobQuery } from './open-job.public.generated';

type Job = Omit<NonNullable<OpenJobQuery['openJob']>, 'similar' | 'sameCompany' | 'sameCity'>;

/** The values of schema.org and Google for the types of jobs. */
const EMPLOYMENT_TYPES: Readonly<Record<JobType, string>> = { FULL_TIME: 'FULL_TIME', PART_TIME: 'PART_TIME' };

const INDIA = { '@type': 'Country', name: 'India' } as const;

/** The degrees that search engines know, highest first, each with a pattern for the qualifications that name it. */
const DEGREES = [
  ['postgraduate degree', /\bpost[ -]?grad|\bmaster|\bm\.?(?:a|com|sc|tech|ba|ca|e)\b|\bph\.?d\b/i],
  ['bachelor degree', /\bgraduat|\bbachelor|\bdegree\b|\bb\.?(?:a|com|sc|tech|ba|ca|e|ed|pharm)\b/i],
  ['associate degree', /\bdiploma\b/i],
  ['professional certificate', /\biti\b|\bcertificat/i],
  ['high school', /\b(?:10|12)\s?th\b|\b[hs]\.?s\.?c\b|\bhigh(?:er)? (?:school|secondary)\b/i],
] as const;

function educationRequirements(qualification: string) {
  const credentialCategory = DEGREES.find(([, names]) => names.test(qualification))?.[0];
  if (credentialCategory === undefined) return {};
  return { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory } } as const;
}

/**
 * Returns the structured data of a job for search engines: a schema.org JobPosting. The `picture` of shared links is its image. The hiring
 * organization has no `logo`, because companies have none here.
 */
export function jobPostingJsonLd(job: Job, url: string, picture: string): WithContext<JobPosting> {
  const isRemote = job.workMode === 'REMOTE' || job.workMode === 'WORK_FROM_HOME';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: textToHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url,
    image: picture,
    datePosted: todayInIndia(new Date(job.postedAt)),
    validThrough: `${job.deadline}T23:59:59+05:30`,
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website ? { sameAs: job.company.website } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.streetAddress ? { streetAddress: job.streetAddress } : {}),
        ...(job.city ? { addressLocality: job.city } : {}),
        addressRegion: job.state,
        ...(job.pincode ? { postalCode: job.pincode } : {}),
        addressCountry: 'IN',
      },
    },
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA } : {}),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: job.salaryMin, maxValue: job.salaryMax, unitText: 'YEAR' },
    },
    experienceRequirements:
      job.minExperience === 0
        ? 'no requirements'
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.minExperience * 12 },
    ...educationRequirements(job.minimumQualification),
    qualifications: job.minimumQualification,
    skills: job.preferredSkills.join(', '),
    industry: job.company.industry,
    totalJobOpenings: job.openings,
  };
}
