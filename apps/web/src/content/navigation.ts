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
