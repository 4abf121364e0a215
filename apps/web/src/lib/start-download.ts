import { apiUrl } from '../config/env';

/** Downloads a file without leaving the page, so that unsaved changes are not lost. */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = apiUrl(url);
  link.download = name;
  // Opens a new tab, because browsers ignore the `download` attribute for other origins.
  if (link.origin !== location.origin && link.protocol !== 'blob:') aside(link);
  link.click();
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  startDownload(address, name);
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Opens a URL in a new tab without an opener. */
export function openInNewTab(url: string): void {
  const link = document.createElement('a');
  link.href = apiUrl(url);
  aside(link);
  link.click();
}

function aside(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener';
}
