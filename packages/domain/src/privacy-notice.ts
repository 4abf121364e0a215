/**
 * The day of the privacy notice's text, kept with everyone's consent. A new text takes the day of its change, and its fingerprint in the
 * test beside this file.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-21';

/** One of the notice's sections. */
export interface PrivacyNoticeSection {
  /** What it is about. */
  subject: string;
  paragraphs: readonly string[];
}

/** Who answers questions about personal data. */
interface PrivacyContact {
  person: string;
  supportEmail: string;
}

/**
 * The privacy notice in the seven sections that the specification numbers. It says what this portal does with personal data; have it
 * checked by the consultancy's lawyer.
 */
export function privacyNotice({ person, supportEmail }: PrivacyContact): readonly PrivacyNoticeSection[] {
  return [
    {
      subject: 'What we keep',
      paragraphs: [
        'From candidates: name, email, phone number, resume, and what the profile asks for, such as education, employment and address. From employers: the company’s name, website, GSTIN and addresses, and the name, email and phone number of the person who signs up.',
        'Besides that we keep what happens here: jobs, applications with their status, interviews, offers, and messages of the contact form.',
      ],
    },
    {
      subject: 'What we use it for',
      paragraphs: [
        'For recruitment, and for nothing else: to check companies and jobs, to match candidates with openings, to plan interviews, to tell you by email what has changed, and to answer you.',
        'You agree to this when you sign up, and we keep the time and the version of the notice that you agreed to. We do not sell personal data and show no advertisements.',
      ],
    },
    {
      subject: 'Who sees it',
      paragraphs: [
        'A company sees a candidate’s profile and resume only when the candidate has applied to one of its jobs and we have taken the application on. It never sees identity numbers or identity papers.',
        'The consultancy’s own staff see what they need for their work. Whoever opens a document or reveals a number is recorded.',
      ],
    },
    {
      subject: 'Identity numbers and papers',
      paragraphs: [
        'They are asked for with a consent of their own. Of an Aadhaar number only the last four digits are kept. PAN, driving licence and passport numbers are encrypted; our staff see the last four characters, and every look at a whole number is recorded.',
        'You can take any of them out of your profile again.',
      ],
    },
    {
      subject: 'How we protect it',
      paragraphs: [
        'Passwords are kept as one-way hashes. Uploaded files are checked, stored apart from the site and handed out through links that work for one person and one minute.',
        'Your browser keeps your session so that you stay logged in. There are no tracking cookies, and no part of another site is loaded, apart from the map on the contact page, which comes from OpenStreetMap.',
      ],
    },
    {
      subject: 'Your rights',
      paragraphs: [
        'Under My Data you can download all that we keep of you, and delete your account with everything that belongs to it. You can correct your profile at any time.',
        'You can withdraw your consent by deleting your account, or by writing to us.',
      ],
    },
    {
      subject: 'Questions and complaints',
      paragraphs: [
        `Write to ${person} at ${supportEmail}, or use the contact form. We answer within seven working days.`,
        'If our answer does not settle the matter, you can turn to the Data Protection Board of India.',
      ],
    },
  ];
}
