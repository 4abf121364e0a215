import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRecordDialog } from '../../components/list/use-record-dialog';
import { useUrlFilters } from './use-url-filters';

const FILTERS = { none: '', page: '1' };

/** On a busy machine a record can be opened before the screen has rendered the search. One click does both here. */
function Probe() {
  const [{ none }, change] = useUrlFilters(FILTERS);
  const record = useRecordDialog('candidate');
  function searchAndOpen() {
    change({ none: 'zeppelin' });
    record.open({ id: '5' });
  }
  return (
    <>
      <output>{`${none} ${record.opened ? record.subject?.id : 'closed'}`}</output>
      <button type="button" onClick={searchAndOpen}>
        Search and open
      </button>
    </>
  );
}

it('keeps a search whose screen is not rendered yet when a record is opened', async () => {
  const router = createMemoryRouter([{ path: '/list', element: <Probe /> }], {
    initialEntries: ['/list?order=active'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search and open' }));
  expect(await screen.findByText('zeppelin 5')).toBeVisible();
  expect(router.state.location.search).toBe('?order=active&none=zeppelin&candidate=5');
});
