import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../../lib/apollo/create-client';
import { today } from '../../../lib/today';
import { aNote } from '../../../testing/data/notes';
import { enterText } from '../../../testing/enter-text';
import { renderPart } from '../../../testing/render-part';
import { answerMutation, networkFailure } from '../../../testing/server';
import { RecordNotes } from './record-notes';
import {
  AddNoteDocument,
  DeleteNoteDocument,
  type RecordNoteFragment,
  UpdateFollowUpDocument,
} from './record-notes.generated';

const TOMORROW = addDays(today(), 1);
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
    expect(sent).toEqual([
      { subjectKind: 'CANDIDATE', subjectId: '21', text: 'Speaks Gujarati.', kind: null, outcome: null, dueOn: null },
    ]);
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

  it('about a call need no text, and nobody answering suggests tomorrow', async () => {
    const sent = answerMutation(AddNoteDocument, { addNote: { subject } });
    open([]);
    const kind = screen.getByRole('combobox', { name: 'Kind of note' });
    const due = screen.getByRole('textbox', { name: 'Follow-up day' });
    await userEvent.selectOptions(kind, 'Call · No answer');
    expect(due).toHaveValue(formatDate(TOMORROW));
    await userEvent.selectOptions(kind, 'Call · Reached');
    expect(due).toHaveValue('');
    await userEvent.selectOptions(kind, 'Call · No answer');
    await userEvent.click(due);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(kind).toHaveValue(''));
    expect(due).toHaveValue('');
    expect(sent).toEqual([
      { subjectKind: 'CANDIDATE', subjectId: '21', text: '', kind: 'CALL', outcome: 'NO_ANSWER', dueOn: TOMORROW },
    ]);
  });

  it('keep a typed day when the kind changes, and everything when the day is in the past', async () => {
    open([]);
    const due = screen.getByRole('textbox', { name: 'Follow-up day' });
    await enterText(field(), 'Calls back.');
    await userEvent.type(due, '1 June 2019');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of note' }), 'Call · No answer');
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Follow-up day must not be in the past.')).toBeVisible();
    expect(due).toHaveValue('01/06/2019');
    expect(field()).toHaveValue('Calls back.');
  });

  it('are saved by Ctrl+Enter', async () => {
    const sent = answerMutation(AddNoteDocument, { addNote: { subject } });
    open([]);
    await userEvent.type(field(), 'Agrees.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('with a due day can be done and undone without losing the focus, and moved', async () => {
    const note = { ...aNote({ kind: 'CALL', outcome: 'CALL_BACK', dueOn: '2026-01-05' }), __typename: 'Note' as const };
    const inputs = answerMutation(UpdateFollowUpDocument, () => ({ updateFollowUp: { note } }));
    open([note]);
    const line = within(screen.getByRole('listitem'));
    expect(line.getByText('Call · Call back')).toBeVisible();
    expect(line.getByText('Overdue since 05/01/2026')).toBeVisible();
    const done = screen.getByRole('button', { name: 'Done: Calls back on Monday.' });
    await userEvent.click(done);
    await waitFor(() => expect(inputs).toEqual([{ id: '5', isDone: true }]));
    expect(done).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Move to tomorrow: Calls back on Monday.' }));
    await waitFor(() => expect(inputs).toContainEqual({ id: '5', dueOn: TOMORROW }));
  });

  it('that are done name who has done them, and have one button', () => {
    open([aNote({ dueOn: '2026-01-05', doneAt: '2026-01-06T06:30:05.000Z', doneByName: 'Meera Shah' })]);
    expect(screen.getByText('Done by Meera Shah on 06/01/2026')).toBeVisible();
    expect(within(screen.getByRole('listitem')).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Undo: Calls back on Monday.' })).toBeEnabled();
  });
});
