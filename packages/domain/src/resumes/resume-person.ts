import { normalizeEmail } from '../fields/email.js';
import { EMAIL_ADDRESS_INVALID, emailAddress } from '../fields/fields.js';
import { latinDigits } from '../text/input-filters.js';
import { findState, STATES, type State } from '../india/india.js';
import { isIndianPhone, parsePhone } from '../fields/phone.js';
import { isPersonName } from '../text/person-name.js';
import { sectionLines, type ParsedSection, type ResumeLine, parseHeading } from './resume-sections.js';
import { CITIES, NO_NAME, ROLE_WORDS } from './resume-vocabulary.js';

interface ParsedName {
  firstName: string;
  middleName: string | null;
  lastName: string | null;
}

interface ParsedPlace {
  city: string;
  state: State | null;
}

/** Identity numbers with their usual prefixes. Aadhaar and bank numbers are the longest digit sequences. */
const IDENTITY_NUMBERS = [
  /(?<![\d+])(?<!\+91[\s-]?)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?![\s-]?\d)/gu,
  /(?<![\p{L}\d])[A-Z]{5}\s?\d{4}\s?[A-Z](?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[A-Z]{2}[\s-]?\d{2}[\s-]?(?:19|20)\d{2}[\s-]?\d{7}(?!\d)/giu,
  /(?<![\p{L}\d])[A-PR-WY]\s?[1-9]\d{2}\s?\d{4}(?!\d)/gu,
  /(?<![\p{L}\d])[A-Z]{3}\d{7}(?!\d)/gu,
];
/** Labels of identity numbers. The line is cut at the label; only text after a phone label is used. */
const IDENTITY_WORDS =
  /aadhaa?r|adhaa?r|\bpan\b|permanent account|\buid(?:ai)?\b|passport|driving|licen[cs]e|voter|epic|\bifsc|account n|a\/c|आधार|पैन/iu;

const PHONE =
  /(?<![\d.])(?:(?:\+|00)?91[\s.-]{0,3}|0)?\(?[6-9]\d(?:[\s.-]?\d){2,4}\)?(?:[\s.-]{0,2}\d){4,6}(?!\s?\d)/gu;
const PHONE_WORDS = /\b(?:mob(?:ile)?|phone|ph|tel|cell|contact|call|whatsapp|मोबाइल|फोन)\b/iu;

/** Removes identity numbers, so that they are never suggested. */
export function withoutIdentityNumbers(text: string): string {
  const line = latinDigits(text);
  const phones = IDENTITY_WORDS.test(line) && !PHONE_WORDS.test(line) ? [] : findPhones(line);
  const plain = IDENTITY_NUMBERS.reduce(
    (rest, pattern) => rest.replace(pattern, (number) => (phones.includes(parsePhone(number)) ? number : ' ')),
    line,
  );
  if (plain === line || phones.length > 0) return plain;
  // Cut the line at the label of the identity number.
  const label = IDENTITY_WORDS.exec(plain)?.index ?? plain.length;
  return plain.slice(0, label);
}

/** Returns the mobile numbers in a line as ten digits. Twelve digits in groups of four are an Aadhaar number. */
function findPhones(line: string): string[] {
  const numbers = line.match(PHONE) ?? [];
  return numbers
    .filter((text) => !/^[2-9]\d{3}[\s-]\d{4}[\s-]\d{4}$/.test(text.trim()))
    .map((text) => parsePhone(text))
    .filter((digits) => /^\d{10}$/.test(digits) && isIndianPhone(digits));
}

/**
 * Returns the first mobile number, preferably from the top or the contact section. References contain numbers of
 * others.
 */
export function parseContact(lines: readonly ResumeLine[]): string | null {
  for (const { text } of lines) {
    const [phone] = findPhones(latinDigits(text));
    if (phone) return phone;
  }
  return null;
}

/** Returns the first email address. Spaces around the @ come from the layout. */
export function parseEmail(lines: readonly ResumeLine[]): string | null {
  for (const { text } of lines) {
    const [found] = /[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]{2,}){1,3}/u.exec(text) ?? [];
    const address = emailAddress('Email', EMAIL_ADDRESS_INVALID).safeParse(
      normalizeEmail((found ?? '').replace(/\s/g, '')),
    );
    if (found && address.success) return address.data;
  }
  return null;
}

const NAME_LABEL = /^(?:full\s+|candidate'?s?\s+)?(?:name|नाम)\s*(?:[:\t-]+)\s*(.+)$/iu;
const TITLES = /^(?:mr|mrs|ms|miss|dr|shri|smt|kumari|ca|er|श्री|श्रीमती)\.?\s+/iu;

/** Returns the name: after "Name:", otherwise in the largest letters, otherwise the first possible line at the top. */
export function parseName(sections: readonly ParsedSection[]): ParsedName | null {
  const top = sectionLines(sections, 'TOP').slice(0, 20);
  const labelled = [...top, ...sectionLines(sections, 'CONTACT')].map(({ text }) =>
    nameWords(NAME_LABEL.exec(text.trim())?.[1]?.split('\t')[0] ?? ''),
  );
  const sizes = sections.flatMap(({ lines }) => lines.map(({ size }) => size)).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const nameLines = top.flatMap(({ text, size }) => text.split('\t').map((part) => ({ words: nameWords(part), size })));
  const inLargeLetters = nameLines
    .filter(({ words, size }) => words.length > 0 && size > usual * 1.2)
    .toSorted((one, other) => other.size - one.size)
    .map(({ words }) => words);
  const words = [...labelled, ...inLargeLetters, ...nameLines.map((line) => line.words)].find((one) => one.length > 0);
  return words ? toName(words) : null;
}

/** Returns the words of a line that can be a name: one to four words. */
function nameWords(line: string): string[] {
  const text =
    line
      .replace(/\(.*\)$/u, '')
      .split(/\s*[,|]\s*/u)[0]
      ?.replace(TITLES, '')
      .trim() ?? '';
  if (text === '' || text.length > 60 || NO_NAME.test(text) || ROLE_WORDS.test(text) || parseHeading(text)) return [];
  const together = /^(?:\p{L} ){4,}\p{L}(?: {2,}|$)/u.test(text) ? joinSpaced(text) : text;
  const words = together
    .replace(/\.(?=\S)/gu, '. ')
    .split(/\s+/u)
    .filter(Boolean);
  const isName = words.length <= 4 && words.every((word) => isPersonName(word) && /^[\p{Lu}\p{Lo}]/u.test(word));
  return isName && (words.length > 1 || together.length > 2)
    ? words.map((word) => word.replace(/^(\p{L}\p{M}*)\.$/u, '$1'))
    : [];
}

/** Joins spaced letters: R A H U L   S H A R M A. */
const joinSpaced = (text: string): string =>
  text
    .split(/\s{2,}/u)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');

function toName(words: readonly string[]): ParsedName {
  const isLoud = words.every((word) => word === word.toUpperCase());
  const parts = words.map((word) => (isLoud ? titleCase(word) : word));
  const [firstName = '', ...rest] = parts;
  const lastName = rest.at(-1) ?? null;
  return { firstName, middleName: rest.slice(0, -1).join(' ') || null, lastName };
}

const titleCase = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

const PLACE_LABEL =
  /^(?:current\s+|present\s+|residential\s+|permanent\s+)*(?:address|location|city|residence|place|पता|शहर)\s*[:\t-]+\s*(.+)$/iu;
const PIN = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/u;

/**
 * Finds the place of residence: a labelled line, one with a PIN code, otherwise a city in the top or contact section.
 */
export function parsePlace(lines: readonly ResumeLine[]): ParsedPlace | null {
  const texts = lines.map(({ text }) => text.replaceAll('\t', ', '));
  const labelled = texts.flatMap((text, index) => {
    const rest = PLACE_LABEL.exec(text.replace(/^([\p{L}\p{M} ]{3,30}), (?=\S)/u, '$1: '))?.[1];
    return rest ? [rest, texts[index + 1] ?? ''] : [];
  });
  for (const text of [...labelled, ...texts.filter((one) => PIN.test(one)), ...texts]) {
    const place = findPlace(text);
    if (place) return place;
  }
  const city = texts.map((text) => /^(?:city|शहर)\s*[:-]\s*([\p{L} ]{3,40})$/iu.exec(text.trim())?.[1]).find(Boolean);
  return city ? { city: city.trim(), state: stateIn(texts.join(' ')) } : null;
}

/** Returns the last known city in a line, because addresses start with the house. */
function findPlace(text: string): ParsedPlace | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  for (let end = words.length; end > 0; end -= 1) {
    for (const length of [3, 2, 1]) {
      const place = end >= length ? CITIES.get(words.slice(end - length, end).join(' ')) : undefined;
      if (place && !isStreet(words[end])) return place;
    }
  }
  return null;
}

/** "Delhi Gate" and "Mumbai Highway" are not cities. */
const isStreet = (next: string | undefined): boolean =>
  /^(?:gate|road|rd|highway|darwaja|naka|nagar|street|university|market|society)$/u.test(next ?? '');

function stateIn(text: string): State | null {
  const plain = text.toLowerCase();
  const name = STATES.find((state) => plain.includes(state.toLowerCase()));
  return name ? (findState(name) ?? null) : null;
}
