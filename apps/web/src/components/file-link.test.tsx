import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileLink } from './file-link';

interface Opened {
  href: string;
  download: string;
  target: string;
}

/** Renders the link to a file. Returns the links that its clicks opened. */
function show(name: string, renewed: string | null = '/files/7?signature=new'): Opened[] {
  const opened: Opened[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push({ href: this.getAttribute('href') ?? '', download: this.download, target: this.target });
  });
  render(
    <MantineProvider>
      <FileLink file={{ id: '7', name, url: '/files/7?signature=old' }} renew={async () => renewed} />
    </MantineProvider>,
  );
  return opened;
}

afterEach(() => vi.restoreAllMocks());

describe('the link to a stored file', () => {
  it.each(['cv.pdf', 'passport.JPG', 'pan.png'])('opens %s in a new tab with a newly requested URL', async (name) => {
    const opened = show(name);
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(opened).toEqual([{ href: '/files/7?signature=new', download: '', target: '_blank' }]));
  });

  it('has a download link next to it', async () => {
    const opened = show('cv.pdf', null);
    await userEvent.click(screen.getByRole('link', { name: 'Download cv.pdf' }));
    await waitFor(() => expect(opened).toEqual([{ href: '/files/7?signature=old', download: 'cv.pdf', target: '' }]));
  });

  it('downloads a file that a browser cannot show', async () => {
    const opened = show('cv.docx');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'cv.docx' }));
    await waitFor(() => expect(opened).toEqual([{ href: '/files/7?signature=new', download: 'cv.docx', target: '' }]));
  });
});
