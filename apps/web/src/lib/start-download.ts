import { apiUrl } from '../config/env';

/** Fetches a file without leaving the page, so that a form with unsaved changes stays. */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = apiUrl(url);
  link.download = name;
  // Browsers open what another origin lets them show, however the link names it.
  if (link.origin !== location.origin && link.protocol !== 'blob:') aside(link);
  link.click();
}

/** Saves what the page holds as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  startDownload(address, name);
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Opens an address in a tab of its own, which learns nothing of this one. */
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
