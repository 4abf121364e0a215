import { expect, test } from 'vitest';
import { textToHtml, escapeHtml } from './plain-html.js';

test('a text cannot end the place where it is written, neither an element nor an attribute', () => {
  expect(escapeHtml('"><img src=x onerror="alert(1)">&lt;')).toBe(
    '&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;lt;',
  );
});

test('empty lines part paragraphs, and other line breaks stay', () => {
  expect(textToHtml(' We weave <silk>.\nIn Surat.\n \n\nCall us. ')).toBe(
    '<p>We weave &lt;silk&gt;.<br>In Surat.</p><p>Call us.</p>',
  );
});
