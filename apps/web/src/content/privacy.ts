import { type PrivacyNoticeSection, privacyNotice } from '@job-alert/domain/accounts/privacy-notice';
import { consultancy } from './consultancy';

/** One section of the privacy policy page. */
export interface PrivacySection extends PrivacyNoticeSection {
  id: string;
  /** As the specification numbers it. */
  title: string;
}

/** The privacy notice as the page numbers its sections. */
export const privacySections = (supportEmail: string): readonly PrivacySection[] =>
  privacyNotice({ person: consultancy.person, supportEmail }).map((section, index) => ({
    id: `privacy-policy-${index + 1}`,
    title: `Privacy Policy ${index + 1}`,
    ...section,
  }));
