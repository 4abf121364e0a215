import { Text } from '@mantine/core';
import type { FindCandidatesQuery } from './find-candidates.generated';

const quote = (word: string): string => `“${word}”`;

type SearchNotesProps = Pick<FindCandidatesQuery['findCandidates'], 'corrections' | 'leftOutWords'>;

/** Says how the search differs from the typed words. */
export function SearchNotes({ corrections, leftOutWords }: SearchNotesProps) {
  const notes: string[] = [];
  if (corrections.length > 0) {
    const to = corrections.map((correction) => quote(correction.to)).join(', ');
    const from = corrections.map((correction) => quote(correction.from)).join(', ');
    notes.push(`Showing results for ${to} instead of ${from}.`);
  }
  if (leftOutWords.length > 0) {
    const words = leftOutWords.map(quote).join(', ');
    const verb = leftOutWords.length === 1 ? 'was' : 'were';
    notes.push(`We do not search by gender, marital status, religion or caste: ${words} ${verb} left out.`);
  }
  return (
    <div role="status">
      {notes.map((note) => (
        <Text key={note} fz="sm" c="gray.8" mb={4}>
          {note}
        </Text>
      ))}
    </div>
  );
}
