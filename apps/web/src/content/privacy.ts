import { type PrivacyNoticeSection, privacyNotice } from '@job-alert/domain/accounts/privacy-notice';
import { consultancy } from './consultancy';

interface PrivacySection extends PrivacyNoticeSection {
  id: string;
  /** Numbered as in the specification. */
  title: string;
}

export const privacySections = (supportEmail: string): readonly PrivacySection[] =>
  privacyNotice({ person: consultancy.person, supportEmail }).map((section, index) => ({
    id: `privacy-policy-${index + 1}`,
    title: `Privacy Policy ${index + 1}`,
    ...section,
  }));
