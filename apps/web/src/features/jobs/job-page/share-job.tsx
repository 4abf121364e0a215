import { Button, Group, Text } from '@mantine/core';
import { IconBrandLinkedin, IconBrandWhatsapp, IconCheck, IconLink, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useSiteUrl } from '../../../lib/site-url';
import { useTimeout } from '../../../lib/use-timeout';
import { useHydrated } from '../../../start/use-hydrated';

/** The duration of the "copied" message, in milliseconds. */
const COPIED_DURATION_MS = 3000;

/** Shares a job with the device's share sheet, if there is one, or with plain links. No scripts of the networks are loaded. */
export function ShareJob({ title, path }: { title: string; path: string }) {
  const url = useSiteUrl(path);
  const [copyState, setCopyState] = useState<'no' | 'yes' | 'failed'>('no');
  const later = useTimeout();
  const canShare = useHydrated() && 'share' in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopyState('yes');
      later(COPIED_DURATION_MS, () => setCopyState('no'));
    } catch {
      // No permission or no secure connection. The user can copy the link by hand.
      setCopyState('failed');
    }
  }

  return (
    <div data-no-print>
      <Text fw={650} mb="xs">
        Share this opening
      </Text>
      <Group gap="xs">
        {canShare ? (
          <Button
            variant="default"
            // The promise also rejects when the user closes the share sheet, which is not an error.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            leftSection={<IconShare size={20} aria-hidden />}
          >
            Share
          </Button>
        ) : null}
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          WhatsApp
        </Button>
        <Button
          component="a"
          variant="default"
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandLinkedin size={20} aria-hidden />}
        >
          LinkedIn
        </Button>
        <Button
          variant="default"
          onClick={() => void copy()}
          leftSection={copyState === 'yes' ? <IconCheck size={20} aria-hidden /> : <IconLink size={20} aria-hidden />}
        >
          Copy link
        </Button>
      </Group>
      <Text role="status" fz="sm" mt="xs" mih={22} style={{ overflowWrap: 'anywhere' }}>
        {{ no: '', yes: 'Link copied.', failed: `Copy this link: ${url}` }[copyState]}
      </Text>
    </div>
  );
}
