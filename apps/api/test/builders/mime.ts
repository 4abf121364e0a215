/** An email as received over SMTP. */
export interface ReceivedMail {
  to: string;
  /** The headers by lower-case name. Folded lines are joined and encoded words are decoded. */
  headers: Record<string, string>;
  /** The content of each part by its type, such as `text/html`, and by its type with parameters. */
  parts: Record<string, string>;
}

/** Parses an email (RFC 2045, RFC 2047). Supports only the formats that the portal sends. */
export function readMail(to: string, raw: string): ReceivedMail {
  const parts: Record<string, string> = {};
  const { headers } = collect(raw, parts);
  return { to, headers, parts };
}

function collect(raw: string, parts: Record<string, string>): { headers: Record<string, string> } {
  const split = raw.indexOf('\r\n\r\n');
  const [head, body] = split < 0 ? [raw, ''] : [raw.slice(0, split), raw.slice(split + 4)];
  const headers = readHeaders(head);
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    const name = type.split(';')[0]?.trim() ?? type;
    parts[name] ??= decode(headers['content-transfer-encoding'] ?? '7bit', body);
    parts[type] ??= parts[name];
  } else {
    const pieces = body.split(`--${boundary}`).slice(1, -1);
    for (const piece of pieces) collect(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''), parts);
  }
  return { headers };
}

function readHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), readWords(line.slice(colon + 1).trim())];
    }),
  );
}

const readWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? decode('base64', word) : decode('quoted-printable', word.replaceAll('_', ' ')),
    );

function decode(encoding: string, body: string): string {
  const bytes = encoding.toLowerCase() === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(body, 'latin1');
  if (encoding.toLowerCase() !== 'quoted-printable') return bytes.toString('utf8');
  const plain = body.replace(/=\r\n/g, '');
  const octets = plain.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(octets, 'latin1').toString('utf8');
}
