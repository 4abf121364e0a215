export const home = {
  description:
    'A recruitment consultancy in Surat. Search current openings across India, or post a job and find the right candidate.',
  explore: 'Explore Opportunities',
  lead: 'A recruitment consultancy in Surat, helping people and companies across India since 2012.',
  audiences: [
    {
      title: 'Job Seekers',
      promise: 'Find Your Right Fit — Step Into Your Next Role.',
      text: 'Create one profile, apply for jobs with it and follow all your applications in one place.',
      action: 'Create your profile',
      role: 'candidate',
    },
    {
      title: 'Employers',
      promise: 'Post. Connect. Hire — The Talent Your Business Deserves.',
      text: 'Post a job, review the applicants and schedule interviews, with our team to help you.',
      action: 'Post your first job',
      role: 'employer',
    },
  ],
  record: {
    title: 'Recruiting since 2012',
    text: 'Since March 2012 we have placed people in offices, studios and factories across India.',
    action: 'More about us',
  },
  counters: [
    { to: 1500, label: 'Proven Success' },
    { to: 25, label: 'Trusted by Many' },
  ],
  processLead: 'How we find the right person for each role.',
  process: [
    {
      title: 'Sourcing & Screening',
      text: 'We search our network and the market, and check each resume against your requirements.',
    },
    {
      title: 'Matching Candidates',
      text: 'We compare skills, experience, salary and location, and shortlist the candidates who fit the role.',
    },
    {
      title: 'Interviews & Recommendation',
      text: 'Our leaders interview the shortlisted candidates. We then send the CV to the client.',
    },
  ],
  closing: {
    title: 'Looking for a new job?',
    text: 'Search the current openings, or write to us. We review every job before it is published.',
    search: 'See current openings',
    write: 'Contact us',
  },
} as const;
