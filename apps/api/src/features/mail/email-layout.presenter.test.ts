import { expect, test } from 'vitest';
import { type Brand, type EmailContent, renderEmail } from './email-layout.presenter.js';

const brand: Brand = { name: 'Kaam & Co', supportEmail: 'help@kaam.example', url: 'https://kaam.example' };
const content = (values: Partial<EmailContent> = {}): EmailContent => ({
  subject: 'Hello',
  preview: 'What it is about.',
  heading: 'Good day',
  paragraphs: ['One.', 'Two.'],
  ...values,
});

test('text and HTML contain the same content', () => {
  const { text, html } = renderEmail(
    brand,
    content({
      facts: [
        ['Job', 'Weaver'],
        ['Feedback', null],
      ],
      quote: 'Line one\nLine two',
      button: { label: 'Open it', url: 'https://kaam.example/jobs?status=pending&page=1' },
      note: 'Small print.',
    }),
  );
  expect(text).toBe(
    [
      'Good day',
      '',
      'One.',
      '',
      'Two.',
      '',
      'Job: Weaver',
      '',
      '> Line one',
      '> Line two',
      '',
      'Open it:',
      'https://kaam.example/jobs?status=pending&page=1',
      '',
      'Small print.',
      '',
      '-- ',
      'Kaam & Co',
      'https://kaam.example',
      'help@kaam.example',
      '',
    ].join('\n'),
  );
  expect(html).toContain('Line one<br>Line two');
  expect(html).toContain('href="https://kaam.example/jobs?status=pending&#38;page=1"');
  expect(html).not.toContain('Feedback');
});

test('the preview is hidden at the start of the HTML and not in the text', () => {
  const { text, html } = renderEmail(brand, content({ preview: 'More <than> the subject.' }));
  const [, hidden = ''] = /<body[^>]*>\n<div data-preview style="display:none[^"]*">([^<]*)/.exec(html) ?? [];
  expect(hidden).toBe('More &#60;than&#62; the subject.');
  expect(text).not.toContain('More');
});

test('user input is escaped in the HTML', () => {
  const nasty = `<img src=x onerror="alert('1')">`;
  const { html } = renderEmail(
    brand,
    content({
      subject: nasty,
      preview: nasty,
      heading: nasty,
      paragraphs: [nasty],
      facts: [[nasty, nasty]],
      quote: nasty,
      note: nasty,
    }),
  );
  expect(html).not.toContain('<img');
  expect(html).not.toContain(`onerror="`);
});

test('a long subject is shortened to 200 characters', () => {
  const { subject } = renderEmail(brand, content({ subject: 'x'.repeat(400) }));
  expect(subject).toHaveLength(200);
  expect(subject.endsWith('…')).toBe(true);
});
