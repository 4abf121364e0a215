/**
 * Comes before the page's code, which a slow connection brings later: a form that is sent meanwhile is noted, says so, and goes out once
 * the code is there (`FormFields`). The method `dialog` keeps the browser from sending it by itself, with a password in the address.
 */
document.addEventListener('submit', ({ target }) => {
  const page = document.documentElement.dataset;
  if ('live' in page || !(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  page.sent = '';
});
