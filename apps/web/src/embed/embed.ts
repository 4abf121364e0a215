import { defineJobsElement, ELEMENT } from './jobs-element';

/** The tag whose script runs: nobody knows it later. */
const { currentScript } = document;

/**
 * `<script async src="https://portal.example/embed.js" data-company="12">` shows that company's open jobs where it stands. A page that
 * writes the element `<job-alert-jobs company="12">` by itself, at any time, needs the script once and without data.
 */
if (currentScript instanceof HTMLScriptElement) {
  defineJobsElement(new URL(currentScript.src).origin);
  const { company, limit } = currentScript.dataset;
  if (company !== undefined) {
    const element = document.createElement(ELEMENT);
    element.setAttribute('company', company);
    if (limit !== undefined) element.setAttribute('limit', limit);
    currentScript.after(element);
  } else if (!document.querySelector(ELEMENT)) {
    console.error(`Job Alert: the script has no data-company, and the page has no <${ELEMENT}> yet.`);
  }
}
