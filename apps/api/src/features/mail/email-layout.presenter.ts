/** The brand in the layout of emails. */
export interface Brand {
  name: string;
  supportEmail: string;
  /** The public URL of the portal, without a trailing slash. */
  url: string;
}

/** The content of one email. The layout renders it as text and as HTML. */
export interface EmailContent {
  subject: string;
  /**
   * The preview line next to the subject in mail clients. It adds to the subject and is not part of the visible email.
   */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A label, a value and an optional link. Facts with an empty value are omitted. */
  facts?: readonly (readonly [label: string, value: string | null | undefined, url?: string])[];
  /** A quoted text by a person. */
  quote?: string | null;
  /** The sentence right before the quote, which names the person. */
  quoteLead?: string;
  button?: { label: string; url: string };
  /** Small print, such as the validity of a link. */
  note?: string;
  /** A plain link after the note. */
  noteLink?: { label: string; url: string };
}

interface RenderedEmail {
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

/**
 * For mail clients that support media queries; others use the inline styles. Phones get one column and a wide button.
 * Dark mode gets its own colours, because clients would otherwise invert the light ones.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0!important}.card{border-radius:0!important}.part{padding-left:20px!important;padding-right:20px!important}
.button{display:block!important}.fact td{display:block!important;padding-right:0!important}.fact .label{padding-bottom:0!important}.fact .value{padding-top:0!important}}
@media (prefers-color-scheme:dark){body,.page{background:#0b1523!important}.card{background:#16243a!important}
.text{color:#e6edf6!important}.quiet,.quiet a{color:#b4c2d3!important}.head{color:#ffffff!important}.link{color:#a9cbff!important}.line{border-color:#2b3d57!important}}`;

/** Prevents mail clients from showing the start of the text after the preview. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(90);

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\n/g, '<br>');

/** Renders an email with tables and inline styles, which all mail clients support. */
export function renderEmail(brand: Brand, content: EmailContent): RenderedEmail {
  const subject =
    content.subject.length > MAX_SUBJECT ? `${content.subject.slice(0, MAX_SUBJECT - 1)}…` : content.subject;
  return { subject, text: renderText(brand, content), html: renderHtml(brand, { ...content, subject }) };
}

const visibleFacts = ({ facts = [] }: EmailContent) =>
  facts.flatMap(([label, value, url]) => (value ? [{ label, value, url }] : []));

function renderText(brand: Brand, content: EmailContent): string {
  const { heading, paragraphs, quote, quoteLead, button, note, noteLink } = content;
  const facts = visibleFacts(content).map(
    ({ label, value, url }) => `${label}: ${value}${url && url !== value ? `\n${url}` : ''}`,
  );
  const blocks = [
    heading,
    ...paragraphs,
    facts.join('\n'),
    quote && quoteLead,
    quote?.replace(/^/gm, '> '),
    button && `${button.label}:\n${button.url}`,
    note,
    noteLink && `${noteLink.label}:\n${noteLink.url}`,
    `-- \n${brand.name}\n${brand.url}\n${brand.supportEmail}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

function renderHtml(brand: Brand, content: EmailContent): string {
  const { subject, preview, heading, paragraphs, quote, quoteLead, button } = content;
  const parts = [
    `<h1 class="head" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${INK}">${escape(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    factsHtml(content),
    quote && quoteLead ? paragraphHtml(quoteLead) : '',
    quote
      ? `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${SAFFRON};overflow-wrap:anywhere">${escape(quote)}</blockquote>`
      : '',
    button ? buttonHtml(button) : '',
    noteHtml(content),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="text" style="margin:0;background:#f0f4f8;color:${TEXT};${FONT};font-size:16px;line-height:1.5">
<div data-preview style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}<span>${FILLER}</span></div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="around" align="center" style="padding:24px 12px">
<table class="card text" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden;color:${TEXT}">
<tr><td class="part" style="padding:20px 32px;background:${INK};color:#ffffff;font-size:20px;font-weight:700;border-bottom:4px solid ${SAFFRON}">${escape(brand.name)}</td></tr>
<tr><td class="part" style="padding:32px;overflow-wrap:anywhere">${parts.filter(Boolean).join('\n')}</td></tr>
<tr><td class="part line quiet" style="padding:20px 32px;border-top:1px solid ${LINE};font-size:14px;color:${QUIET}">
<a class="link" href="${escape(brand.url)}" style="color:${INK};font-weight:600">${escape(brand.name)}</a><br>
Questions? Write to <a class="link" href="mailto:${escape(brand.supportEmail)}" style="color:${INK}">${escape(brand.supportEmail)}</a>.</td></tr>
</table></td></tr></table></body></html>
`;
}

function noteHtml({ note = '', noteLink }: EmailContent): string {
  const link = noteLink
    ? ` <a class="link" href="${escape(noteLink.url)}" style="color:${INK}">${escape(noteLink.label)}</a>`
    : '';
  if (note === '' && link === '') return '';
  return `<p class="quiet" style="margin:24px 0 0;font-size:14px;color:${QUIET};overflow-wrap:anywhere">${escape(note)}${link}</p>`;
}

function factsHtml(content: EmailContent): string {
  const rows = visibleFacts(content).map(
    ({ label, value, url }) =>
      `<tr class="fact"><td class="label quiet" style="padding:6px 24px 6px 0;color:${QUIET};vertical-align:top;overflow-wrap:normal">${escape(label)}</td>
<td class="value" style="padding:6px 0;font-weight:600;overflow-wrap:anywhere">${url ? `<a class="link" href="${escape(url)}" style="color:${INK}">${escape(value)}</a>` : escape(value)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

/** The URL is also shown below the button, for clients without buttons. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 16px"><a class="button" href="${escape(url)}" style="display:inline-block;padding:12px 28px;border-radius:8px;background:${SAFFRON};color:#0c2142;font-weight:700;text-align:center;text-decoration:none">${escape(label)}</a></p>
<p class="quiet" style="margin:0;font-size:13px;line-height:1.4;color:${QUIET}">Or open this link: <a href="${escape(url)}" style="color:${QUIET};overflow-wrap:anywhere">${escape(url)}</a></p>`;
}
