/** The texts about the brand. Its name is a setting (lib/operator.ts). */
export const brand = {
  tagline: 'Connecting candidates with companies for SUCCESS',
  /** Shown in the footer under Careers. */
  careers:
    'From first jobs to leadership roles, we help candidates across India find work and companies find the right people.',
  builder: 'Job Alert Labs',
} as const;
