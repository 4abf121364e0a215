import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../../lib/apollo/create-client';
import { enterText } from '../../../testing/enter-text';
import { renderPart } from '../../../testing/render-part';
import { answerMutation, networkFailure } from '../../../testing/server';
import { RecordNotes } from './record-notes';
import { AddNoteDocument, DeleteNoteDocument, type RecordNoteFragment } from './record-notes.generated';

const aNote = (overrides: Partial<RecordNoteFragment> = {}): RecordNoteFragment => ({
  id: '5',
  text: 'Calls back on Monday.',
  authorName: 'Asha Patel',
  createdAt: '2026-11-20T06:30:05.000Z',
  viewerCanDelete: false,
  ...overrides,
});
const subject = { id: '21', gender: null, notes: [] };
const open = (notes: RecordNoteFragment[]) =>
  renderPart(
    <ApolloProvider client={createApolloClient()}>
      <RecordNotes kind="CANDIDATE" id="21" notes={notes} />
    </ApolloProvider>,
  );
const field = () => screen.getByRole('textbox', { name: 'Add a note' });

describe('the notes on a record', () => {
  it('show their author and time, and have a Delete button only if the viewer can delete them', () => {
    open([aNote(), aNote({ id: '6', authorName: 'Meera Shah', viewerCanDelete: true })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Calls back on Monday.Asha Patel · 20/11/2026 12:00 pm');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(second as HTMLElement).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('accept a new note, and keep the typed text until it is saved', async () => {
    answerMutation(AddNoteDocument, networkFailure);
    open([]);
    await enterText(field(), 'Speaks Gujarati.');
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field()).toHaveValue('Speaks Gujarati.');
    expect(field()).toHaveFocus();
    const sent = answerMutation(AddNoteDocument, { addNote: { subject } });
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(sent).toEqual([{ subjectKind: 'CANDIDATE', subjectId: '21', text: 'Speaks Gujarati.' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep unsaved text for each record, for the current user only', async () => {
    const asha = createApolloClient();
    const lookAt = (id: string, client = asha) => {
      cleanup();
      renderPart(
        <ApolloProvider client={client}>
          <RecordNotes kind="CANDIDATE" id={id} notes={[]} />
        </ApolloProvider>,
      );
    };
    lookAt('21');
    await userEvent.type(field(), 'Half a');
    lookAt('22');
    expect(field()).toHaveValue('');
    lookAt('21');
    expect(field()).toHaveValue('Half a');
    lookAt('21', createApolloClient());
    expect(field()).toHaveValue('');
    lookAt('21');
    await userEvent.clear(field());
    lookAt('21');
    expect(field()).toHaveValue('');
  });

  it('cannot be added without text', async () => {
    open([]);
    await enterText(field(), '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(screen.getByRole('button', { name: 'Add Note' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('ask for confirmation before one is deleted', async () => {
    const deleted = answerMutation(DeleteNoteDocument, { deleteNote: { subject } });
    open([aNote({ viewerCanDelete: true })]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(deleted).toEqual([]);
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete this note?' }));
    await waitFor(() => expect(deleted).toEqual([{ id: '5' }]));
    await waitFor(() => expect(field()).toHaveFocus());
  });
});
