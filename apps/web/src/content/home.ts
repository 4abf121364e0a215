import { paths } from '../config/paths';

/** What the home page says. */
export const home = {
  description:
    'A recruitment consultancy from Surat that brings candidates and companies together: current openings across India, screened candidates, one team from posting to joining.',
  explore: 'Explore Opportunities',
  lead: 'Twelve years of matching people and workplaces, from Surat to every corner of India.',
  audiences: [
    {
      title: 'Job Seekers',
      promise: 'Find Your Right Fit — Step Into Your Next Role.',
      text: 'One profile, every application in one place, and a person who answers when you ask.',
      action: 'Create your profile',
      path: paths.candidate.signUp,
      loginPath: paths.candidate.login,
    },
    {
      title: 'Employers',
      promise: 'Post. Connect. Hire — The Talent Your Business Deserves.',
      text: 'Describe the role once. We screen, match and plan interviews; you meet the people who fit.',
      action: 'Post your first job',
      path: paths.employer.signUp,
      loginPath: paths.employer.login,
    },
  ],
  record: {
    title: 'Introductions that last',
    text: 'Since March 2012 we have brought people into offices, studios and factories, and stayed beside them past the first day at work.',
    action: 'Who we are',
  },
  counters: [
    { to: 1500, label: 'Proven Success' },
    { to: 25, label: 'Trusted by Many' },
  ],
  process: [
    {
      title: 'Sourcing & Screening',
      text: 'We search our own network and the market, read every resume and speak with each person before you do.',
    },
    {
      title: 'Matching Candidates',
      text: 'Skills, salary, place and temper: we compare what both sides need and propose only what fits.',
    },
    {
      title: 'Interviews & Recommendation',
      text: 'Shortlisted candidates are interviewed by our own leaders. Only then is the CV sent to the client.',
    },
  ],
  closing: {
    title: 'Your next step is one search away',
    text: 'Every opening here was checked by one of us before it was published.',
    search: 'See current openings',
    write: 'Talk to us',
  },
} as const;
