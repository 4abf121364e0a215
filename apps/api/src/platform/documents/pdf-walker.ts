import type { CpuBudget } from './cpu-budget.js';

const SLASH = 0x2f;
const PERCENT = 0x25;
const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
const LESS = 0x3c;
const GREATER = 0x3e;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** 1 for white space, 2 for delimiters, 0 for characters of names, numbers and keywords (ISO 32000-1, 7.2.2). */
const KIND = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KIND[byte] = 1;
for (const mark of '()<>[]{}/%') KIND[mark.charCodeAt(0)] = 2;

/** The cost of a token beside its bytes. */
const TOKEN_COST = 4;
/** Viewers do not read deeper structures either. */
const MAX_DEPTH = 500;

/** Longer than any name, number or keyword that matters here. */
const MAX_TOKEN_LENGTH = 200;

const END_WORDS = new Set(['obj', 'endobj', 'trailer', 'startxref']);

/** A name in a dictionary or array, and its position. */
export interface PdfName {
  name: string;
  /** The name directly before it; otherwise ''. */
  previous: string;
  isKey: boolean;
  /** The key whose value it is or belongs to; '' for a key and outside of dictionaries. */
  key: string;
  /** 0 for a name that refers to an object. */
  depth: number;
}

/** An open dictionary or array with its last key. An array has the key of the dictionary around it. */
interface OpenContainer {
  key: string;
  isArray: boolean;
  /** True while the value of the key has not come. */
  isAwaited: boolean;
}

/** Receives the names and values of a walk. */
export interface PdfVisitor {
  name(found: PdfName): void;
  /** The start of an array, dictionary, string, number or keyword, with its key; the key is '' in an array. */
  value(word: string, key: string): void;
}

/** Walks through one object as a viewer reads it, and passes its names and values to a visitor. It can pause after any token. */
export class PdfWalker {
  private readonly open: OpenContainer[] = [];
  private previous = '';
  private isDone = false;
  /** The offset of the stream data of the object; undefined without a stream. */
  streamAt: number | undefined;
  /** True if other text follows the stream keyword in its line. Viewers then disagree about the start of the data. */
  isStreamUnusual = false;

  constructor(
    private readonly bytes: Buffer,
    public position: number,
    private readonly visitor: PdfVisitor,
    /** Stop after the first whole object; otherwise at `endobj` and the like. */
    private readonly isOneObject = false,
  ) {}

  /** Walks to the end of the object, and yields whenever the budget asks for it. */
  async walk(work: CpuBudget): Promise<void> {
    while (!this.isDone && this.position < this.bytes.length) {
      const from = this.position;
      this.step();
      work.spend(this.position - from + TOKEN_COST);
      if (work.shouldYield) await work.yieldToLoop();
    }
  }

  private step(): void {
    const byte = this.bytes[this.position] ?? 0;
    const kind = KIND[byte];
    if (kind === 1) this.position += 1;
    else if (kind === 0) this.word();
    else if (byte === SLASH) this.name();
    else if (byte === PERCENT) this.comment();
    else if (byte === OPEN_ROUND) this.value('(', () => this.string());
    else if (byte === LESS && this.bytes[this.position + 1] === LESS) this.enter('<<');
    else if (byte === LESS) this.value('<', () => this.hexString());
    else if (byte === OPEN_SQUARE) this.enter('[');
    else if (byte === GREATER && this.bytes[this.position + 1] === GREATER) this.leave(2);
    else if (byte === CLOSE_SQUARE) this.leave(1);
    else this.position += 1;
  }

  private readWord(): string {
    const from = this.position;
    while (this.position < this.bytes.length && KIND[this.bytes[this.position] ?? 0] === 0) this.position += 1;
    return this.bytes.toString('latin1', from, Math.min(this.position, from + MAX_TOKEN_LENGTH));
  }

  private name(): void {
    this.position += 1;
    const rawName = this.readWord();
    const name = rawName.includes('#')
      ? rawName.replace(/#([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : rawName;
    const place = this.open.at(-1);
    const isKey = Boolean(place && !place.isArray && !place.isAwaited);
    const key = isKey ? '' : (place?.key ?? '');
    this.visitor.name({ name, previous: this.previous, isKey, key, depth: this.open.length });
    if (place && !place.isArray) {
      place.isAwaited = isKey;
      if (isKey) place.key = name;
    }
    this.previous = name;
    this.endIfWhole();
  }

  private word(): void {
    const word = this.readWord();
    // Inside of a dictionary that nothing has closed, viewers read over these words.
    if (this.open.length === 0 && END_WORDS.has(word)) this.isDone = true;
    else if (word === 'stream' && this.open.length === 0) this.beginStream();
    else this.value(word, () => undefined);
  }

  private value(word: string, read: () => void): void {
    read();
    this.previous = '';
    const place = this.open.at(-1);
    this.visitValue(word, place);
    this.endIfWhole();
  }

  private enter(mark: '<<' | '['): void {
    const above = this.open.at(-1);
    this.visitValue(mark, above);
    this.position += mark.length;
    const isArray = mark === '[';
    this.open.push({ key: isArray ? (above?.key ?? '') : '', isArray, isAwaited: false });
    if (this.open.length > MAX_DEPTH) throw new Error('Dictionaries lie in one another without end.');
    this.previous = '';
  }

  private visitValue(word: string, place: OpenContainer | undefined): void {
    this.visitor.value(word, place && !place.isArray ? place.key : '');
    if (place) place.isAwaited = false;
  }

  private leave(length: number): void {
    this.position += length;
    this.open.pop();
    this.previous = '';
    this.endIfWhole();
  }

  private endIfWhole(): void {
    if (this.isOneObject && this.open.length === 0) this.isDone = true;
  }

  private comment(): void {
    while (this.position < this.bytes.length && !isLineEnd(this.bytes[this.position])) this.position += 1;
  }

  private string(): void {
    let depth = 0;
    for (; this.position < this.bytes.length; this.position += 1) {
      const byte = this.bytes[this.position];
      if (byte === BACKSLASH) this.position += 1;
      else if (byte === OPEN_ROUND) depth += 1;
      else if (byte === CLOSE_ROUND) depth -= 1;
      if (depth === 0) break;
    }
    this.position += 1;
  }

  private hexString(): void {
    const end = this.bytes.indexOf(GREATER, this.position);
    this.position = end < 0 ? this.bytes.length : end + 1;
  }

  /** The data begins in the line after the keyword. */
  private beginStream(): void {
    this.isDone = true;
    let at = this.position;
    while (at < this.bytes.length && !isLineEnd(this.bytes[at]) && KIND[this.bytes[at] ?? 0] === 1) at += 1;
    this.isStreamUnusual = !isLineEnd(this.bytes[at]);
    if (this.bytes[at] === RETURN) at += 1;
    if (this.bytes[at] === NEWLINE) at += 1;
    this.streamAt = at;
  }
}

const isLineEnd = (byte: number | undefined): boolean => byte === NEWLINE || byte === RETURN;
