import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRecordDialog } from './use-record-dialog';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function Probe() {
  const dialog = useRecordDialog('record');
  return (
    <>
      <output>{dialog.opened ? `open ${dialog.subject?.id}` : 'closed'}</output>
      <button type="button" onClick={() => dialog.open({ id: '5' })}>
        Open
      </button>
      <button type="button" onClick={dialog.close}>
        Close
      </button>
    </>
  );
}

/** On a busy machine the URL follows after `lag` milliseconds. */
async function start(url = '/list?page=2', lag = 0) {
  const loader = async () => {
    if (lag > 0) await pause(lag);
    return null;
  };
  const router = createMemoryRouter([{ path: '/list', element: <Probe />, loader, HydrateFallback: () => null }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  return router;
}
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('writes the open record to the URL and removes it on close', async () => {
  const router = await start();
  await press('Open');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&record=5'));
  expect(shown()).toBe('open 5');
  await press('Close');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(shown()).toBe('closed');
  await press('Open');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&record=5'));
});

it('stays closed when it is closed before the URL has followed', async () => {
  const router = await start('/list?page=2', 200);
  await press('Open');
  await press('Close');
  await act(() => pause(600));
  expect([shown(), router.state.location.search]).toEqual(['closed', '?page=2']);
});

it('opens the record of a link to the same screen, also one that was closed before', async () => {
  const router = await start('/list?record=7');
  expect(shown()).toBe('open 7');
  await press('Close');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(async () => router.navigate('/list?record=7'));
  await waitFor(() => expect(shown()).toBe('open 7'));
});
