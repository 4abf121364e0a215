import { TextInput } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { useForm } from '../../components/form/use-form';
import { aSession } from '../../testing/data/builders';
import { renderPart } from '../../testing/render-part';
import { endSession, startSession } from '../session/session';
import { type DraftValues, readDraft, writeDraft } from './draft-storage';

const NOON = new Date('2026-11-22T08:35:00.000Z');
const DAY = 86_400_000;

const blank = () => ({ id: null, role: '', letter: null as File | null });

/** A form with a field, a secret, and blocks. `saved` are the server's values. */
function Form({ name = 'plan', saved = { title: '', secret: '', blocks: [blank()] } as object }) {
  const form = useForm({
    initialValues: saved as { title: string; secret: string; blocks: object[] },
    rules: (value) => ({ ok: true, value }),
    save: async () => undefined,
    draft: {
      name,
      fields: ['title'],
      blocks: { blocks: { fields: ['id', 'role'], empty: blank } },
    },
  });
  const { draft } = form;
  return (
    <>
      <DraftRestorePrompt draft={draft} contentName="plan" />
      <TextInput label="Title" {...form.getInputProps('title')} />
      <TextInput label="Secret" {...form.getInputProps('secret')} />
      {form.values.blocks.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- no block goes
        <TextInput key={index} label={`Role ${index + 1}`} {...form.getInputProps(`blocks.${index}.role`)} />
      ))}
      <button type="button" onClick={() => form.insertListItem('blocks', blank())}>
        Add
      </button>
      <button type="button" onClick={draft.clear}>
        Save
      </button>
      <button type="button" onClick={() => leaveBeforeItIsDrawn(() => form.setFieldValue('title', 'Looms'))}>
        Type and leave
      </button>
      <button
        type="button"
        onClick={() =>
          leaveBeforeItIsDrawn(() => {
            draft.clear();
            form.setInitialValues({ title: 'Saved', secret: '', blocks: [] });
            form.setValues({ title: 'Looms', secret: '', blocks: [] });
          })
        }
      >
        Save and leave
      </button>
    </>
  );
}

/** Leaves the page before React has rendered the change, and reads the draft that is stored by then. */
function leaveBeforeItIsDrawn(change: () => void) {
  startTransition(change);
  window.dispatchEvent(new Event('pagehide'));
  draftOnLeaving = readDraft('7', 'plan')?.typed ?? null;
}
let draftOnLeaving: DraftValues | null = null;

async function type(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
const offer = () => screen.queryByRole('group', { name: 'Unfinished plan' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = (id: string) => startSession(aSession('employer', { id }), true);

/** Leaves the form and opens it again. */
function comeBack(props: Parameters<typeof Form>[0] = {}) {
  cleanup();
  renderPart(<Form {...props} />);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  enter('7');
});

describe('the draft of a form', () => {
  it('is offered when the form opens again, with its blocks and without secret fields', async () => {
    renderPart(<Form />);
    await type('Title', 'Looms');
    await type('Secret', 'Hush');
    await press('Add');
    await type('Role 2', 'Weaver');
    comeBack();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Hush');
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(offer()).toHaveTextContent('You have an unfinished plan from 2:05 pm.');
    await press('Continue');
    expect(screen.getByLabelText('Title')).toHaveValue('Looms');
    expect(screen.getByLabelText('Role 2')).toHaveValue('Weaver');
    expect(screen.getByLabelText('Secret')).toHaveValue('');
    expect(offer()).toHaveTextContent('Your unfinished plan from 2:05 pm is back.');
    expect(offer()).toHaveFocus();
    comeBack();
    expect(offer()).toHaveTextContent('You have an unfinished plan');
  });

  it('includes the last key when the page is left before that key is rendered', async () => {
    renderPart(<Form />);
    await press('Type and leave');
    expect(draftOnLeaving).toEqual({ title: 'Looms' });
  });

  it('is not stored when the form was saved just before the page is left', async () => {
    renderPart(<Form />);
    await type('Title', 'Loom');
    await press('Save and leave');
    expect(draftOnLeaving).toBeNull();
  });

  it('is deleted when it is discarded or saved and when the user logs out', async () => {
    for (const end of [() => press('Discard'), () => press('Save'), async () => endSession()]) {
      enter('7');
      comeBack();
      await type('Title', 'Looms');
      comeBack();
      expect(offer()).not.toBeNull();
      await end();
      enter('7');
      comeBack();
      expect(offer()).toBeNull();
    }
  });

  it('is never shown to another account, and is deleted when that account logs in', async () => {
    renderPart(<Form />);
    await type('Title', 'Looms');
    cleanup();
    enter('7');
    comeBack();
    expect(offer()).not.toBeNull();
    enter('8');
    comeBack();
    expect(offer()).toBeNull();
    enter('7');
    comeBack();
    expect(offer()).toBeNull();
  });

  it('is stored only in the tab for a visitor', async () => {
    endSession();
    renderPart(<Form />);
    await type('Title', 'Looms');
    comeBack();
    expect(offer()).not.toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('does not overwrite fields that have been changed before Continue', async () => {
    renderPart(<Form />);
    await type('Title', 'Looms');
    await type('Role 1', 'Weaver');
    comeBack();
    await type('Title', 'Spindles');
    await press('Continue');
    expect(screen.getByLabelText('Title')).toHaveValue('Spindles');
    expect(screen.getByLabelText('Role 1')).toHaveValue('Weaver');
  });

  it('is merged with changes that are typed before its offer is answered', async () => {
    renderPart(<Form />);
    await type('Title', 'Looms');
    comeBack();
    await type('Role 1', 'Weaver');
    comeBack();
    await press('Continue');
    expect(screen.getByLabelText('Title')).toHaveValue('Looms');
    expect(screen.getByLabelText('Role 1')).toHaveValue('Weaver');
  });

  it('warns about fields saved since then, and is not offered when the server has the same values', async () => {
    const saved = { title: 'Old', secret: '', blocks: [{ ...blank(), id: '3', role: 'Weaver' }] };
    renderPart(<Form saved={saved} />);
    await type('Title', ' looms');
    comeBack({ saved: { ...saved, title: 'New' } });
    expect(offer()).toHaveTextContent('One of its fields has been saved since then.');
    comeBack({ saved });
    expect(offer()).not.toHaveTextContent('saved since');
    comeBack({ saved: { ...saved, title: 'Old looms' } });
    expect(offer()).toBeNull();
  });
});

describe('stored drafts', () => {
  const draft = (at: number, title = 'Looms') => ({ at, typed: { title }, before: { title: '' } });

  it('expire after seven days', () => {
    writeDraft('7', 'plan', draft(Date.now() - 7 * DAY));
    expect(readDraft('7', 'plan')?.typed).toEqual({ title: 'Looms' });
    writeDraft('7', 'plan', draft(Date.now() - 7 * DAY - 1));
    expect(readDraft('7', 'plan')).toBeNull();
  });

  it('are rejected when they are too long, and only the newest twenty are kept', () => {
    writeDraft('7', 'long', draft(Date.now(), 'x'.repeat(60_000)));
    expect(readDraft('7', 'long')).toBeNull();
    for (let index = 0; index < 22; index += 1) writeDraft('7', `plan-${index}`, draft(Date.now() - 100 + index));
    expect([readDraft('7', 'plan-1'), readDraft('7', 'plan-2')?.typed]).toEqual([null, { title: 'Looms' }]);
  });

  it.each(['{', '[]', '{"at":1}', '{"at":1e15,"typed":{},"before":{}}', '{"at":1,"typed":{"title":3},"before":{}}'])(
    'are deleted when they are not in the format of the app: %s',
    (text) => {
      localStorage.setItem('draft:7:plan', text);
      expect(readDraft('7', 'plan')).toBeNull();
      expect(localStorage.getItem('draft:7:plan')).toBeNull();
    },
  );
});
