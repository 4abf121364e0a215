import { Button, Checkbox, Text } from '@mantine/core';
import { formatNumber } from '../../lib/format/format';
import type { ListSelection } from './use-selection';

interface SelectPageProps {
  keys: readonly string[];
  selection: Pick<ListSelection<unknown>, 'rows' | 'pageKeys' | 'selectOnPage' | 'retain'>;
}

/** Selects all rows of the page, and shows the number of rows selected on other pages. */
export function SelectPage({ keys, selection }: SelectPageProps) {
  const { size } = selection.pageKeys;
  const otherPagesCount = selection.rows.length - size;
  return (
    <>
      <Checkbox
        size="sm"
        wrapperProps={{ 'data-no-print': true }}
        label="Select all"
        disabled={keys.length === 0}
        checked={size > 0 && size === keys.length}
        indeterminate={size > 0 && size < keys.length}
        onChange={(event) => selection.selectOnPage(new Set(event.currentTarget.checked ? keys : []))}
      />
      {otherPagesCount > 0 ? (
        <Text fz="sm" c="gray.7" role="status" data-no-print>
          {formatNumber(otherPagesCount)} selected on other pages
          <Button variant="subtle" size="compact-sm" onClick={() => selection.retain()}>
            Clear selection
          </Button>
        </Text>
      ) : null}
    </>
  );
}
