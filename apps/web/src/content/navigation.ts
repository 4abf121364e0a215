import { paths } from '../config/paths';

/** A link of the public header or footer. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** The five links of the header, in order. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'Job Opportunities', path: paths.openings },
  { label: 'Services', path: paths.services },
  { label: 'About Us', path: paths.about },
  { label: 'Contact Us', path: paths.contact },
];

/** The footer's Quick Links: the header's and the privacy policy. */
export const quickLinks: readonly NavigationLink[] = [
  ...headerLinks,
  { label: 'Privacy Policy', path: paths.privacyPolicy },
];

const accountLinks: readonly NavigationLink[] = [
  ...[paths.candidate.login, paths.employer.login, paths.admin.login].map((path) => ({ label: 'Log in', path })),
  ...[paths.candidate.signUp, paths.employer.signUp].map((path) => ({ label: 'Sign up', path })),
  { label: 'Password', path: paths.forgotPassword },
];

/** The name of a page beside the menu of narrow screens; a job's own page is one of the openings. Undefined for pages of a link in an email. */
export const pageLabel = (pathname: string): string | undefined =>
  [...quickLinks, ...accountLinks].find(({ path }) => path === pathname)?.label ??
  (pathname.startsWith(`${paths.openings}/`) ? 'Job Opportunities' : undefined);
