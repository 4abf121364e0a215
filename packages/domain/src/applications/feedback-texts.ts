/** The names that a text can contain in braces. */
export const TEXT_NAMES = ['candidate', 'job'] as const;
type TextValues = Readonly<Record<(typeof TEXT_NAMES)[number], string>>;

/** Fills in the names of a text, such as "Dear {candidate}". Braces with any other word stay. */
export const fillInText = (text: string, values: TextValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    TEXT_NAMES.some((known) => known === name) ? values[name as keyof TextValues] : braces,
  );

interface FeedbackText {
  label: string;
  text: string;
}

/** Feedback for a rejected candidate, in the order of the digits that choose it. The candidate reads it after the approval. */
export const REJECTION_TEXTS: readonly FeedbackText[] = [
  {
    label: 'The experience does not fit',
    text: 'Dear {candidate}, thank you for applying for {job}. We have decided for candidates whose experience is closer to this job.',
  },
  {
    label: 'The skills do not fit',
    text: 'Dear {candidate}, thank you for applying for {job}. This job needs skills that we did not find in your profile.',
  },
  {
    label: 'The salary does not fit',
    text: 'Dear {candidate}, thank you for applying for {job}. The salary that you expect is above what we can pay for this job.',
  },
  {
    label: 'The location does not fit',
    text: 'Dear {candidate}, thank you for applying for {job}. The place of work of this job is too far from where you can work.',
  },
  {
    label: 'Not available in time',
    text: 'Dear {candidate}, thank you for applying for {job}. We need somebody who can start earlier.',
  },
  {
    label: 'Another candidate was chosen',
    text: 'Dear {candidate}, thank you for your interest in {job}. We have chosen another candidate. We wish you success in your search.',
  },
];
