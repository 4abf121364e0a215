/** The addresses of the public pages (specification 1 §2, its spelling included): the web app routes them, the server lists them for search engines. */
export const PUBLIC_PATHS = {
  home: '/',
  openings: '/job-alert/job-opportunites',
  services: '/job-alert/services',
  about: '/job-alert/about',
  contact: '/job-alert/contact',
  privacyPolicy: '/job-alert/privacy-policy',
} as const;

/** By this parameter the server tells an opening's page from which search its link was followed: the query of the openings page. */
export const SEARCH_BEFORE = 'search';
