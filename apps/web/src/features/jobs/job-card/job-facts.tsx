import { formatPay } from '@job-alert/domain/india/money';
import { type Icon, IconBriefcase, IconCurrencyRupee, IconMapPin, IconTools } from '@tabler/icons-react';
import classes from './open-job-card.module.css';

export type JobFact = readonly [icon: Icon, name: string, value: string];

export const experienceFact = (job: { minExperience: number; maxExperience: number }): JobFact => [
  IconBriefcase,
  'Experience',
  `${job.minExperience}-${job.maxExperience} years`,
];

export const locationFact = ({ city }: { city: string }): JobFact => [IconMapPin, 'Location', city || 'Anywhere'];

export const salaryFact = (job: Parameters<typeof formatPay>[0]): JobFact => [
  IconCurrencyRupee,
  'Salary',
  formatPay(job),
];

export const skillsFact = (job: { preferredSkills: readonly string[] }): JobFact => [
  IconTools,
  'Skills',
  job.preferredSkills.join(', ') || 'N/A',
];

interface JobFactsProps {
  facts: readonly JobFact[];
  className?: string;
  /** The size of the icons in pixels. */
  size?: number;
}

export function JobFacts({ facts, className = classes.facts, size = 18 }: JobFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([FactIcon, name, value]) => (
        <div key={name}>
          <dt>
            <FactIcon size={size} aria-hidden /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
