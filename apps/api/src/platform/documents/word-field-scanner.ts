import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';

/**
 * Fields that show content or properties of the document, or the date (ECMA-376 part 1, 17.16.5). All others are forbidden: DATABASE, DDE,
 * EMBED, IMPORT, INCLUDEPICTURE, INCLUDETEXT, LINK and RD read other files or run programs.
 */
const ALLOWED: ReadonlySet<string> = new Set(
  [
    '= ADDIN ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BIBLIOGRAPHY BIDIOUTLINE CITATION',
    'COMMENTS COMPARE CREATEDATE DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN',
    'FORMTEXT GOTOBUTTON HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MACROBUTTON MERGEFIELD NOTEREF NUMCHARS',
    'NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET STYLEREF',
    'SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC XE',
  ].flatMap((line) => line.split(' ')),
);
const NAME = /^(?:=|[^\s\\"=]+)/;
const READS_OTHER_FILES =
  /^"?\s*(?:DATABASE|DDE|DDEAUTO|EMBED|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|RD)(?![a-z])/i;

/** Longer than the name of any field. */
const MAX_START_LENGTH = 24;

/** The instruction of a field. Programs split it into any number of pieces. */
class Instruction {
  /** The start of the text from each piece on: a reader may leave out deleted pieces, or pieces of other versions of Word. */
  private starts: string[] = [''];
  private isForbidden = false;

  add(piece: string): void {
    if (piece.trim() !== '' && this.starts[0] !== '') this.starts.push('');
    this.starts = this.starts.map((start) =>
      start.length < MAX_START_LENGTH ? (start + piece.slice(0, 1_000)).trimStart().slice(0, MAX_START_LENGTH) : start,
    );
    this.isForbidden ||= this.starts.some(
      (start) => start.length === MAX_START_LENGTH && READS_OTHER_FILES.test(start),
    );
    const [whole = '', ...others] = this.starts;
    this.starts = [whole, ...others.filter((start) => start.length < MAX_START_LENGTH)];
  }

  get isBlank(): boolean {
    return this.starts[0] === '';
  }

  get isAllowed(): boolean {
    const [whole = '', ...others] = this.starts;
    if (this.isForbidden || others.some((start) => READS_OTHER_FILES.test(start))) return false;
    return whole === '' || ALLOWED.has(NAME.exec(whole)?.[0].toUpperCase() ?? '');
  }
}

/** An open field: its instruction so far, and whether its result has begun. */
interface OpenField {
  instruction: Instruction;
  isResult: boolean;
}

/** Rejects forbidden fields, and fields whose instruction starts with the result of another field. */
export class WordFieldScanner {
  private readonly fields: OpenField[] = [];
  private readsInstruction = false;

  text(text: () => string): void {
    if (this.readsInstruction) this.fields.at(-1)?.instruction.add(text());
  }

  open(name: string, attributes: () => Map<string, string>): UnsafeContent | null {
    this.readsInstruction = name === 'instrText' || name === 'delInstrText';
    const field = this.fields.at(-1);
    // Some readers would take it for the instruction of a field.
    if (this.readsInstruction && !field) return 'docxUnusual';
    if (name === 'fldSimple') return checkText(attributes().get('instr') ?? '');
    if (name !== 'fldChar') return null;
    const kind = attributes().get('fldCharType');
    if (kind === 'begin') {
      this.fields.push({ instruction: new Instruction(), isResult: false });
      return field && !field.isResult && field.instruction.isBlank ? 'docxField' : null;
    }
    if (kind === 'separate' && field) field.isResult = true;
    if (kind === 'end') this.fields.pop();
    return field ? checkInstruction(field.instruction) : null;
  }
}

function checkText(text: string): UnsafeContent | null {
  const instruction = new Instruction();
  instruction.add(text);
  return checkInstruction(instruction);
}

const checkInstruction = (instruction: Instruction): UnsafeContent | null =>
  instruction.isAllowed ? null : 'docxField';
