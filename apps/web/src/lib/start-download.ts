/** Fetches a file without leaving the page, so that a form with unsaved changes stays. */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
