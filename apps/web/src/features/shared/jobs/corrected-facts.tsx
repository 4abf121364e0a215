import { KeyValueTable } from '../../../components/table/key-value-table';
import { HighlightedText } from '../highlighted-text';
import { Added, Removed } from './job-review';

interface CorrectedFactsProps {
  title: string;
  changes: readonly { label: string; before: string | null; after: string | null }[];
}

/** The changes of a job's correction, before and after. Renders nothing without changes. */
export function CorrectedFacts({ title, changes }: CorrectedFactsProps) {
  if (changes.length === 0) return null;
  return (
    <KeyValueTable
      title={title}
      rows={changes.map(({ label, before, after }) => [
        label,
        after === null ? (
          'Changed'
        ) : (
          <span key={label}>
            <Removed>{before}</Removed> →{' '}
            <Added>
              <HighlightedText>{after}</HighlightedText>
            </Added>
          </span>
        ),
      ])}
    />
  );
}
