/** The consultancy's name and one-line promise, as every page shows them. */
export const brand = {
  name: 'Job Alert',
  tagline: 'Connecting candidates with companies for SUCCESS',
  /** The footer's sentence under Careers. */
  careers:
    'From first jobs to leadership roles, we bring people and workplaces together across India. Tell us what you are looking for and we will look with you.',
  builder: 'Job Alert Labs',
} as const;

/** The footer's social links. They are samples: replace them with the consultancy's own profiles. */
export const socialLinks = [
  { network: 'Facebook', url: 'https://www.facebook.com/' },
  { network: 'Instagram', url: 'https://www.instagram.com/' },
  { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { network: 'X', url: 'https://x.com/' },
] as const;
