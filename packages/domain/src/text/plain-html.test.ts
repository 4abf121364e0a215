import { expect, test } from 'vitest';
import { textToHtml, escapeHtml } from './plain-html.js';

test('an escaped text contains no HTML tag and no quotation mark that ends an attribute', () => {
  expect(escapeHtml('"><img src=x onerror="alert(1)">&lt;')).toBe(
    '&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;lt;',
  );
});

test('empty lines separate paragraphs and other line breaks become <br>', () => {
  expect(textToHtml(' We weave <silk>.\nIn Surat.\n \n\nCall us. ')).toBe(
    '<p>We weave &lt;silk&gt;.<br>In Surat.</p><p>Call us.</p>',
  );
});
