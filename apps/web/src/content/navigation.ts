import { paths } from '../config/paths';

interface NavigationLink {
  label: string;
  path: string;
}

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'Job Opportunities', path: paths.openings },
  { label: 'Services', path: paths.services },
  { label: 'About Us', path: paths.about },
  { label: 'Contact Us', path: paths.contact },
];

export const quickLinks: readonly NavigationLink[] = [
  ...headerLinks,
  { label: 'Privacy Policy', path: paths.privacyPolicy },
];

const accountLinks: readonly NavigationLink[] = [
  ...[paths.candidate.login, paths.employer.login, paths.admin.login].map((path) => ({ label: 'Log in', path })),
  ...[paths.candidate.signUp, paths.employer.signUp].map((path) => ({ label: 'Sign up', path })),
  { label: 'Password', path: paths.forgotPassword },
];

/**
 * Returns the page name that is shown next to the menu of narrow screens, or undefined for pages that emails link to.
 */
export const pageLabel = (pathname: string): string | undefined =>
  [...quickLinks, ...accountLinks].find(({ path }) => path === pathname)?.label ??
  (pathname.startsWith(`${paths.openings}/`) ? 'Job Opportunities' : undefined);
