export const NOTE_KIND_LABELS = {
  CALL: 'Call',
  SCREENING: 'Screening',
  INTERVIEW_WITH_US: 'Interview with us',
  OTHER: 'Other',
} as const;
export type NoteKind = keyof typeof NOTE_KIND_LABELS;
export const NOTE_KINDS = Object.keys(NOTE_KIND_LABELS) as readonly NoteKind[];

export const CALL_OUTCOME_LABELS = {
  REACHED: 'Reached',
  NO_ANSWER: 'No answer',
  CALL_BACK: 'Call back',
  NOT_INTERESTED: 'Not interested',
  WRONG_NUMBER: 'Wrong number',
} as const;
export type CallOutcome = keyof typeof CALL_OUTCOME_LABELS;
export const CALL_OUTCOMES = Object.keys(CALL_OUTCOME_LABELS) as readonly CallOutcome[];

interface Kind {
  kind: NoteKind | null;
  outcome: CallOutcome | null;
}

/** Names the kind of a note with the outcome of a call: "Call · No answer". Empty for a note without a kind. */
export const noteKindLabel = ({ kind, outcome }: Kind): string =>
  [kind && NOTE_KIND_LABELS[kind], outcome && CALL_OUTCOME_LABELS[outcome]].filter(Boolean).join(' · ');
