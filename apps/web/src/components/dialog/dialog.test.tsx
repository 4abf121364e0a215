import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { renderPart } from '../../testing/render-part';
import { Dialog } from './dialog';
import { useSteps } from '../list/use-steps';

/** Opens a dialog from a button or from a menu item. Closing the dialog unmounts it. */
function Openers() {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <>
      <Button onClick={open}>Open</Button>
      <Menu withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button>Actions</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={open}>View</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened ? (
        <Dialog opened onClose={() => setOpened(false)} title="Details">
          Facts
        </Dialog>
      ) : null}
    </>
  );
}

/** A dialog that stays mounted while it is closed. */
function Kept() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Details">
        Facts
      </Dialog>
    </>
  );
}

const RECORDS = ['Asha', 'Imran', 'Meera'].map((id) => ({ id }));

function Note() {
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '');
  return <input aria-label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />;
}

/** A dialog with one of three records and a text field. */
function Stepped() {
  const [id, setId] = useState('Asha');
  const page = { nodes: RECORDS, pageInfo: { hasNextPage: false }, totalCount: RECORDS.length };
  const { steps } = useSteps({
    list: { page: 1, size: 25 },
    result: { page, isStale: false, readPart: () => Promise.reject(new Error('There is no other page.')) },
    openedId: id,
    open: (record) => setId(record.id),
  });
  return (
    <Dialog opened onClose={() => undefined} title={id} steps={steps}>
      <Note key={id} />
    </Dialog>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
async function closeWithEscape(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(button('Close')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a dialog', () => {
  it.each([Openers, Kept])('returns the focus to the button that opened it', async (Part) => {
    const user = userEvent.setup();
    renderPart(<Part />);
    for (let time = 0; time < 2; time += 1) {
      await user.click(button('Open'));
      await closeWithEscape(user);
      await waitFor(() => expect(button('Open')).toHaveFocus());
    }
  });

  it('returns the focus to the menu button when a menu item opened it', async () => {
    const user = userEvent.setup();
    renderPart(<Openers />);
    await user.click(button('Actions'));
    await user.click(await screen.findByRole('menuitem', { name: 'View' }));
    await closeWithEscape(user);
    await waitFor(() => expect(button('Actions')).toHaveFocus());
  });
});

describe('a dialog for one of several records', () => {
  it('moves to the next and previous record, keeps the focus on the button, and stops at both ends', async () => {
    const user = userEvent.setup();
    renderPart(<Stepped />);
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(screen.getByRole('dialog', { name: 'Meera' })).toBeVisible();
    expect(button('Next')).toHaveFocus();
    await user.click(button('Next'));
    expect(screen.getByRole('dialog', { name: 'Meera' })).toBeVisible();
    await user.click(button('Previous'));
    expect(screen.getByRole('dialog', { name: 'Imran' })).toBeVisible();
  });

  it('asks for confirmation before it leaves a record with unsaved text', async () => {
    const user = userEvent.setup();
    renderPart(<Stepped />);
    await user.type(await screen.findByLabelText('Note'), 'Called.');
    await user.click(button('Next'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Called.');
    await user.click(button('Next'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('dialog', { name: 'Imran' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });
});
