import type { JoiningWordsFragment } from '../../features/shared/applications/joining.generated';

/** An application of which nobody can say yet whether its candidate joined. */
export const noJoining = {
  dateOfJoining: null,
  viewerCanRecordJoining: false,
  joining: null,
} as const satisfies Omit<JoiningWordsFragment, 'id'>;
