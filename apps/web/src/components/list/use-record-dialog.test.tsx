import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRecordDialog } from './use-record-dialog';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let dialog: ReturnType<typeof useRecordDialog>;

function Probe() {
  dialog = useRecordDialog('record');
  return <output>{dialog.opened ? `open ${dialog.subject?.id}` : 'closed'}</output>;
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

it('writes the open record to the URL and removes it on close', async () => {
  const router = await start();
  await act(async () => dialog.open({ id: '5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&record=5'));
  expect(shown()).toBe('open 5');
  await act(async () => dialog.close());
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(shown()).toBe('closed');
  await act(async () => dialog.open({ id: '5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&record=5'));
});

it('stays closed when it is closed before the URL has followed', async () => {
  const router = await start('/list?page=2', 50);
  act(() => dialog.open({ id: '5' }));
  act(() => dialog.close());
  await act(() => pause(300));
  expect([shown(), router.state.location.search]).toEqual(['closed', '?page=2']);
});

it('opens the record of a link to the same screen, also one that was closed before', async () => {
  const router = await start('/list?record=7');
  expect(shown()).toBe('open 7');
  await act(async () => dialog.close());
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(async () => router.navigate('/list?record=7'));
  await waitFor(() => expect(shown()).toBe('open 7'));
});
