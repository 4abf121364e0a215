import { NOTE_SUBJECTS, type NoteSubject } from '@job-alert/domain/notes/notes';

export interface Noted {
  kind: NoteSubject;
  id: string;
}

const PROPERTIES = {
  COMPANY: 'companyId',
  CANDIDATE: 'candidateId',
  APPLICATION: 'applicationId',
  JOB: 'jobId',
} as const satisfies Readonly<Record<NoteSubject, string>>;

type SubjectProperty = (typeof PROPERTIES)[NoteSubject];

export const subjectColumn = ({ kind, id }: Noted): { [Property in SubjectProperty]?: string } => ({
  [PROPERTIES[kind]]: id,
});

/** Returns the record that a note is on. */
export function noteSubject(note: Readonly<Record<SubjectProperty, string | null>>): Noted {
  const kind = NOTE_SUBJECTS.find((one) => note[PROPERTIES[one]] !== null) ?? 'COMPANY';
  return { kind, id: note[PROPERTIES[kind]] ?? '' };
}
