/** Paths of the public pages, spelled as in specification 1 §2. The web app routes them, and the sitemap lists them. */
export const PUBLIC_PATHS = {
  home: '/',
  openings: '/job-alert/job-opportunites',
  services: '/job-alert/services',
  about: '/job-alert/about',
  contact: '/job-alert/contact',
  privacyPolicy: '/job-alert/privacy-policy',
} as const;

/** A parameter of a job's page: the query of the search that linked to it. */
export const SEARCH_BEFORE = 'search';
