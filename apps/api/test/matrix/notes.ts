import type { OperationRows } from './rows.js';
import { admins } from './verdicts.js';
import { freshClient, type World } from './world.js';

export const ADD_NOTE = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) { note { id text authorName viewerCanDelete } subject { __typename } }
}`;

const aNote = ({ candidateId }: World) => ({
  variables: { input: { subjectKind: 'CANDIDATE', subjectId: candidateId, text: 'Calls back on Monday.' } },
});
const ownNote = async (world: World) => {
  const client = await freshClient(world, 'admin');
  const { addNote } = await client.ask<{ addNote: { note: { id: string } } }>(ADD_NOTE, aNote(world).variables);
  return { variables: { id: addNote.note.id } };
};

export const noteOperations: OperationRows = {
  'Mutation.addNote': { document: ADD_NOTE, call: aNote, verdicts: admins() },
  'Mutation.deleteNote': {
    document: 'mutation ($id: ID!) { deleteNote(input: { id: $id }) { subject { __typename } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: ownNote,
    verdicts: admins(),
  },
};
