import type { RecordNoteFragment } from '../../features/shared/history/record-notes.generated';

export const aNote = (overrides: Partial<RecordNoteFragment> = {}): RecordNoteFragment => ({
  id: '5',
  text: 'Calls back on Monday.',
  authorName: 'Asha Patel',
  createdAt: '2026-11-20T06:30:05.000Z',
  viewerCanDelete: false,
  kind: null,
  outcome: null,
  dueOn: null,
  doneAt: null,
  doneByName: null,
  ...overrides,
});
