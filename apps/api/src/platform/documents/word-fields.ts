import type { UnsafeContent } from '@job-alert/domain/unsafe-content';

const OTHER_PROGRAM = /^\s*"?\s*DDE(?:AUTO)?\b/i;

/** A field of a Word document that is open: what it says so far, and whether it still says it or shows its result already. */
interface OpenField {
  instruction: string;
  isResult: boolean;
}

/**
 * Follows the fields in a text, whose instructions may be spread over many pieces. Refused are those that take their content from another
 * program (DDE), and those whose instruction begins with what another field makes: nobody can tell what that is.
 */
export class WordFields {
  private readonly fields: OpenField[] = [];
  private readsInstruction = false;

  text(text: () => string): void {
    const field = this.fields.at(-1);
    if (this.readsInstruction && field) field.instruction += text();
  }

  open(name: string, attributes: () => Map<string, string>): UnsafeContent | null {
    this.readsInstruction = name === 'instrText';
    if (name === 'fldSimple') return judged(attributes().get('instr') ?? '');
    if (name !== 'fldChar') return null;
    const kind = attributes().get('fldCharType');
    const field = this.fields.at(-1);
    if (kind === 'begin') {
      this.fields.push({ instruction: '', isResult: false });
      return field && !field.isResult && field.instruction.trim() === '' ? 'docxField' : null;
    }
    const found = field ? judged(field.instruction) : null;
    if (kind === 'separate' && field) field.isResult = true;
    if (kind === 'end') this.fields.pop();
    return found;
  }
}

const judged = (instruction: string): UnsafeContent | null => (OTHER_PROGRAM.test(instruction) ? 'docxField' : null);
