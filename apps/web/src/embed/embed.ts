import { defineJobsElement, ELEMENT } from './jobs-element';

/** Read at the start, because it is null after the script has run. */
const { currentScript } = document;

/**
 * `<script async src="https://portal.example/embed.js" data-company="12">` shows that company's open jobs in its place. A page that creates
 * `<job-alert-jobs company="12">` itself needs the script once, without data attributes.
 */
if (currentScript instanceof HTMLScriptElement) {
  const { origin } = new URL(currentScript.src);
  const isOwn = defineJobsElement(origin);
  const { company, limit } = currentScript.dataset;
  if (!isOwn) {
    console.error(`Job Alert: the page shows jobs of another portal already, so it cannot show those of ${origin}.`);
  } else if (company !== undefined) {
    const element = document.createElement(ELEMENT);
    element.setAttribute('company', company);
    if (limit !== undefined) element.setAttribute('limit', limit);
    currentScript.after(element);
  } else if (!document.querySelector(ELEMENT)) {
    console.error(`Job Alert: the script has no data-company, and the page has no <${ELEMENT}> yet.`);
  }
} else {
  console.error('Job Alert: embed.js must be a classic script, without type="module".');
}
