/** The consultancy's name and one-line promise, as every page shows them. */
export const brand = {
  name: 'Job Alert',
  tagline: 'Connecting candidates with companies for SUCCESS',
  /** The day from which the consultancy's years are counted. */
  founded: '2012-03-01',
  /** The footer's sentence under Careers. */
  careers:
    'From first jobs to leadership roles, we help candidates across India find work and companies find the right people.',
  builder: 'Job Alert Labs',
} as const;
