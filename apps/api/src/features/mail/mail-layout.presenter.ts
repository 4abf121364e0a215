/** Who writes, as every mail shows it. */
export interface Brand {
  name: string;
  supportEmail: string;
  /** Where people reach the portal; without a final slash. */
  url: string;
}

/** What one mail says; the layout makes a text and a page of it. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Label and value, and where the value leads; an empty value is left out. */
  facts?: readonly (readonly [label: string, value: string | null | undefined, url?: string])[];
  /** Words of a person, shown as such. */
  quote?: string | null;
  button?: { label: string; url: string };
  /** A sentence in small print, such as how long a link is valid. */
  note?: string;
}

/** A mail ready for the outbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const MAX_SUBJECT = 200;

const INK = '#153462';
const TEXT = '#1c293b';
const QUIET = '#475569';
const LINE = '#e3e9f0';
const SAFFRON = '#ffab33';
const FONT = "font-family:'Plus Jakarta Sans','Segoe UI',Helvetica,Arial,sans-serif";

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\n/g, '<br>');

/** The one look of all mails: tables and styles on elements, since mail readers know nothing better. */
export function renderMail(brand: Brand, content: MailContent): RenderedMail {
  const subject =
    content.subject.length > MAX_SUBJECT ? `${content.subject.slice(0, MAX_SUBJECT - 1)}…` : content.subject;
  return { subject, text: textOf(brand, content), html: htmlOf(brand, { ...content, subject }) };
}

const shownFacts = ({ facts = [] }: MailContent) =>
  facts.flatMap(([label, value, url]) => (value ? [{ label, value, url }] : []));

function textOf(brand: Brand, content: MailContent): string {
  const { heading, paragraphs, quote, button, note } = content;
  const facts = shownFacts(content).map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`);
  const blocks = [
    heading,
    ...paragraphs,
    facts.join('\n'),
    quote?.replace(/^/gm, '> '),
    button && `${button.label}:\n${button.url}`,
    note,
    `-- \n${brand.name}\n${brand.url}\n${brand.supportEmail}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf(brand: Brand, content: MailContent): string {
  const { subject, heading, paragraphs, quote, button, note } = content;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${INK}">${escape(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
    factsHtml(content),
    quote
      ? `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${SAFFRON}">${escape(quote)}</blockquote>`
      : '',
    button ? buttonHtml(button) : '',
    note ? `<p style="margin:16px 0 0;font-size:13px;color:${QUIET}">${escape(note)}</p>` : '',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(subject)}</title></head>
<body style="margin:0;background:#f0f4f8;color:${TEXT};${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="padding:20px 32px;background:${INK};color:#ffffff;font-size:20px;font-weight:700;border-bottom:4px solid ${SAFFRON}">${escape(brand.name)}</td></tr>
<tr><td style="padding:32px">${parts.filter(Boolean).join('\n')}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid ${LINE};font-size:13px;color:${QUIET}">
<a href="${escape(brand.url)}" style="color:${INK}">${escape(brand.name)}</a> · ${escape(brand.supportEmail)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function factsHtml(content: MailContent): string {
  const rows = shownFacts(content).map(
    ({ label, value, url }) =>
      `<tr><td style="padding:6px 16px 6px 0;color:${QUIET};white-space:nowrap;vertical-align:top">${escape(label)}</td>
<td style="padding:6px 0;font-weight:600;word-break:break-word">${url ? `<a href="${escape(url)}" style="color:${INK}">${escape(value)}</a>` : escape(value)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

/** The address stands below the button too, for readers that show no links. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 8px"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${SAFFRON};color:#0c2142;font-weight:700;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0;font-size:13px;color:${QUIET};word-break:break-all">${escape(url)}</p>`;
}
