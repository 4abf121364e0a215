import type { Migration } from '../migration.js';
import { indexEverything } from '../search-words.js';

/** Indexes names and titles again, so that they are found without their signs too: "D'Souza" by "dsouza". */
export const joinedWords: Migration = {
  name: 'JoinedWords1763600000091',
  steps: [indexEverything],
};
