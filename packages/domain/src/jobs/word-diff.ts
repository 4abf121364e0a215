/** A part of an edited text: in both versions, only in the earlier one, or only in the later one. */
export interface TextPart {
  kind: 'SAME' | 'REMOVED' | 'ADDED';
  text: string;
}

/** Larger texts (words times words) are shown as replaced. */
const MAX_COMPARED = 250_000;

/** Compares two texts word by word. White space belongs to the preceding word and is not compared. */
export function diffWords(before: string, after: string): TextPart[] {
  const old = splitWords(before);
  const now = splitWords(after);
  const start = sameCount(old, now);
  const end = Math.min(sameCount(old.toReversed(), now.toReversed()), old.length - start, now.length - start);
  const same = (words: readonly string[]): TextPart => ({ kind: 'SAME', text: words.join('') });
  return joined([
    same(now.slice(0, start)),
    ...compared(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    same(now.slice(now.length - end)),
  ]);
}

const isSame = (was: string | undefined, is: string | undefined): boolean =>
  was !== undefined && is !== undefined && was.trimEnd() === is.trimEnd();

const splitWords = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

function sameCount(old: readonly string[], now: readonly string[]): number {
  const differs = old.findIndex((word, index) => !isSame(word, now[index]));
  return differs === -1 ? Math.min(old.length, now.length) : differs;
}

/** Computes the longest common subsequence. */
function compared(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > MAX_COMPARED) {
    return [
      { kind: 'REMOVED', text: old.join('') },
      { kind: 'ADDED', text: now.join('') },
    ];
  }
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(old[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (is !== undefined && isSame(was, is)) {
      parts.push({ kind: 'SAME', text: is });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'REMOVED', text: was });
      i += 1;
    } else {
      parts.push({ kind: 'ADDED', text: is ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** Merges adjacent parts of one kind and removes empty ones. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const { kind, text } of parts) {
    const last = result.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}
