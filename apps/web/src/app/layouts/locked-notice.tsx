import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { EmptyState } from '../../components/states';

/** Replaces a screen that needs a complete profile when its URL is opened directly. */
export function LockedNotice({ text, profilePath }: { text: string; profilePath: string }) {
  return (
    <>
      <PageMeta title="Locked" />
      <EmptyState
        text={text}
        icon={<IconLock size={32} stroke={1.5} />}
        action={
          <Button component={Link} to={profilePath} mt="sm">
            Complete Profile
          </Button>
        }
      />
    </>
  );
}
