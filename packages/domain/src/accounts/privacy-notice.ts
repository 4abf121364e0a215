/**
 * The date of the privacy notice, stored with each consent. A new text needs its date here and its hash in the test
 * next to this file.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-28';

/** The first version that says that profiles and resumes are searched. Only candidates who accepted it or a later one are found. */
export const SEARCH_CONSENT_VERSION = '2026-11-28';

export interface PrivacyNoticeSection {
  subject: string;
  paragraphs: readonly string[];
}

interface PrivacyContact {
  person: string;
  supportEmail: string;
}

/**
 * The privacy notice in the seven sections of the specification. It describes how this portal uses personal data; have
 * it checked by the consultancy's lawyer.
 */
export function privacyNotice({ person, supportEmail }: PrivacyContact): readonly PrivacyNoticeSection[] {
  return [
    {
      subject: 'What we keep',
      paragraphs: [
        'From candidates: name, email, phone number, resume and what the profile asks for, such as education, employment and address. From employers: the company’s name, website, GSTIN and addresses, and the name, email and phone number of the person who signs up.',
        'We also keep what you do on this site: jobs, applications and their status, interviews, offers and contact form messages.',
        'With an application we store how you first came to this site, such as a search engine, a link or a job alert, but no other pages that you visited. With a sign-up we store it too, without a name. We count visits and views of openings, but not who made them.',
      ],
    },
    {
      subject: 'What we use it for',
      paragraphs: [
        'We use your data for recruitment only: to check companies and jobs, match candidates with openings, arrange interviews, email you about changes and answer your questions.',
        'We search the profiles and resumes of candidates to suggest openings to them, and we may invite them to apply. Nothing goes to a company before the candidate has said yes to that opening. Gender, age, religion, caste, marital status and identity documents are not searched.',
        'You agree to this when you sign up. We record when you agreed and to which version of this notice. We do not sell personal data and we show no advertisements.',
      ],
    },
    {
      subject: 'Who sees it',
      paragraphs: [
        'A company sees a candidate’s profile and resume only after the candidate has applied to one of its jobs and we have approved the application. It never sees identity numbers or identity documents.',
        'Our staff see what they need for their work. We record who opens a document or views an identity number.',
      ],
    },
    {
      subject: 'Identity numbers and documents',
      paragraphs: [
        'We ask for your separate consent before you add them. Of an Aadhaar number we keep only the last four digits. PAN, driving licence and passport numbers are encrypted. Our staff see the last four characters, and we record each time somebody views a full number.',
        'You can remove any of them from your profile at any time.',
      ],
    },
    {
      subject: 'How we protect it',
      paragraphs: [
        'We store passwords only as one-way hashes. We check uploaded files and store them separately from the site. Each link to a file works for one person and for one minute.',
        'Your browser stores your session so that you stay logged in, the opening that you are applying for until the next day, the openings that you save before you log in, your last search until you close the tab, what you have typed into a form and not saved for up to a week, and a random mark in a cookie for half a year, by which we tell your own logins from a stranger’s attempts. It also stores from where you first came to this site, for 30 days, and which openings you have viewed until you close the tab, so that each counts once. We use no tracking cookies. The only content from another site is the map on the contact page, which comes from OpenStreetMap.',
      ],
    },
    {
      subject: 'Your rights',
      paragraphs: [
        'Under My Data you can download your data or delete your account with everything in it. You can correct your profile at any time.',
        'You can withdraw your consent by deleting your account or by writing to us.',
      ],
    },
    {
      subject: 'Questions and complaints',
      paragraphs: [
        `Write to ${person} at ${supportEmail} or use the contact form.`,
        'If you are not satisfied with our answer, you can complain to the Data Protection Board of India.',
      ],
    },
  ];
}
