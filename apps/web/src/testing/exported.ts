import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { server } from './server';

/** Opens a list, clicks Export CSV and returns the URLs that were requested until the file was saved. */
export async function exported(file: RegExp, open: () => Promise<unknown>, button = 'Export CSV'): Promise<string[]> {
  const urls: string[] = [];
  server.use(
    http.get(file, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      urls.push(pathname + search);
      return HttpResponse.text('id\r\n12\r\n');
    }),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => save.mock.calls.length > 0 || Promise.reject(new Error('Nothing was saved.')));
  return urls;
}
