import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { startSession } from '../../../lib/session/session';
import { takeConsoleErrors } from '../../../testing/console';
import { aSession } from '../../../testing/data/builders';
import { aJob, serveJobs } from '../../../testing/data/managed-jobs';
import { openAs } from '../../../testing/open-as';
import { server } from '../../../testing/server';

function openJobs(query = '') {
  serveJobs([aJob()]);
  return openAs('admin', paths.admin.jobs + query);
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));

describe('the export of a list', () => {
  it('requests the filtered list with the session token and saves it as a file', async () => {
    const seen: { query: string; token: string | null }[] = [];
    server.use(
      http.get('*/exports/jobs.csv', ({ request }) => {
        seen.push({ query: new URL(request.url).search, token: request.headers.get('authorization') });
        return HttpResponse.text('id,title\r\n31,Loom Engineer\r\n');
      }),
    );
    const saved: { name: string; blob: Blob }[] = [];
    let blob: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      blob = content as Blob;
      return 'blob:list';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (blob) saved.push({ name: this.download, blob });
    });
    openJobs('?search=Loom&status=pending&from=2026-11-01&page=2');
    await press();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(seen).toEqual([{ query: '?search=Loom&status=pending&from=2026-11-01', token: 'Token token-7' }]);
    expect(saved[0]?.name).toBe('jobs.csv');
    expect(await saved[0]?.blob.text()).toBe('id,title\r\n31,Loom Engineer\r\n');
  });

  it('is requested again with the new token after the person has logged in again', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/exports/jobs.csv', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.text('', { status: tokens.at(-1) === 'Token fresh' ? 500 : 401 });
      }),
    );
    openJobs();
    await press();
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    act(() => startSession(aSession('admin', { token: 'fresh' }), true));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export jobs. Please try again.');
    expect(tokens).toEqual(['Token token-7', 'Token fresh']);
    expect(takeConsoleErrors()).toEqual(['The export failed. The server answered with status 500.']);
  });
});
