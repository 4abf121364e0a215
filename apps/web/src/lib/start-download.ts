/** Fetches a file without leaving the page, so that a form with unsaved changes stays. */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
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
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
