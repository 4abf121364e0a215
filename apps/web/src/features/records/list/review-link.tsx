import type { SubjectKind } from '@job-alert/domain/approvals/approval';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../../config/paths';

export function ReviewLink({ kind }: { kind: SubjectKind }) {
  return (
    <Button
      component={Link}
      to={withQuery(paths.admin.pendingApprovals, { kind: kind.toLowerCase() })}
      variant="default"
      size="sm"
    >
      Review
    </Button>
  );
}
