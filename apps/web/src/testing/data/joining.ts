import type { JoiningWordsFragment } from '../../features/shared/applications/joining.generated';

/** The joining of an application that cannot be recorded yet. */
export const noJoining = {
  dateOfJoining: null,
  viewerCanRecordJoining: false,
  joining: null,
} as const satisfies Omit<JoiningWordsFragment, 'id'>;
