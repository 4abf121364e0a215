import { todayInIndia, yearsBetween } from '@job-alert/domain/india/calendar';
import { consultancy } from './consultancy';

export const about = {
  description: 'A recruitment consultancy in Surat since March 2012: our history, vision, mission and values.',
  history: (brandName: string) => [
    `${brandName} was founded in Surat in March 2012. Our first clients were textile mills looking for supervisors.`,
    'After 12+ years of recruiting by phone and email, we built this portal. Candidates and companies across India use it to follow every application, interview and offer.',
  ],
  vision: 'Everyone in India finds work that suits them, and every company finds the people it needs.',
  mission:
    'To understand what candidates and employers need, to introduce people who fit each other, and to support both sides until the first day at work.',
  values: [
    { title: 'Integrity', text: 'We are open about jobs, salaries and feedback.' },
    { title: 'Excellence', text: 'We read every resume and every job description carefully.' },
    { title: 'Empathy', text: 'Looking for a job is stressful. We listen and answer with respect.' },
    { title: 'Client-Centric Approach', text: 'Every search starts with the role you need to fill.' },
    { title: 'Continuous Learning', text: 'We keep up with the industries and skills that we recruit for.' },
    { title: 'Personal Responsibility', text: 'One consultant is responsible for each search.' },
  ],
  motivation: [
    { title: 'A good first day', text: 'Candidates call us after their first day to say that it went well.' },
    { title: 'People who stay', text: 'Many people we have placed are still with the same company years later.' },
    { title: 'A growing city', text: 'We help businesses in Surat find the people they need to grow.' },
  ],
} as const;

/** Returns the two figures next to the history. The years are counted up to `now`, so that they are always correct. */
export const aboutFacts = (now: Date) => [
  { figure: 'March 2012', label: 'founded in Surat' },
  { figure: `${yearsBetween(consultancy.founded, todayInIndia(now))}+ years`, label: 'of recruitment experience' },
];
