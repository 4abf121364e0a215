import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { OperationRows } from './rows.js';
import { admins, users } from './verdicts.js';
import { freshClient, type World } from './world.js';

export const ADD_NOTE = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) { note { id text authorName viewerCanDelete } subject { __typename } }
}`;

export const UPDATE_FOLLOW_UP = `mutation ($input: UpdateFollowUpInput!) {
  updateFollowUp(input: $input) { note { id dueOn doneAt doneByName } }
}`;

const aNote = ({ candidateId }: World) => ({
  variables: {
    input: {
      subjectKind: 'CANDIDATE',
      subjectId: candidateId,
      text: 'Calls back on Monday.',
      dueOn: todayInIndia(new Date()),
    },
  },
});
const ownNote = async (world: World) => {
  const client = await freshClient(world, 'admin');
  const { addNote } = await client.ask<{ addNote: { note: { id: string } } }>(ADD_NOTE, aNote(world).variables);
  return { variables: { id: addNote.note.id } };
};

export const noteOperations: OperationRows = {
  'Mutation.addNote': { document: ADD_NOTE, call: aNote, verdicts: admins('OK', 'RECRUITER') },
  'Mutation.deleteNote': {
    document: 'mutation ($id: ID!) { deleteNote(input: { id: $id }) { subject { __typename } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: ownNote,
    // The id of the other administrators' call is unknown.
    verdicts: users('FORBIDDEN', { admin: 'OK', adminRecruiter: 'NOT_FOUND' }),
  },
  'Mutation.updateFollowUp': {
    document: UPDATE_FOLLOW_UP,
    call: () => ({ variables: { input: { id: '1', isDone: true } } }),
    freshCall: async (world) => ({ variables: { input: { ...(await ownNote(world)).variables, isDone: true } } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Query.followUps': { document: '{ followUps(first: 2) { id } }', verdicts: admins() },
  'Query.followUpCounts': { document: '{ followUpCounts { overdue today upcoming } }', verdicts: admins() },
};
