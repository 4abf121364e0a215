import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { saveFile } from '../../lib/start-download';
import { CalendarFilesDocument } from './calendar-button.generated';

/** Downloads an interview as a calendar file, the same event as in the email. */
export function CalendarButton({ interviewId, when }: { interviewId: string; when: string }) {
  const client = useApolloClient();
  const { busy, send } = useAsyncAction();
  const [failed, setFailed] = useState(false);

  async function save() {
    const answer = await client.query({ query: CalendarFilesDocument, fetchPolicy: 'no-cache' }).catch(() => null);
    const file = answer?.data?.viewer?.interviews?.nodes.find(({ id }) => id === interviewId)?.calendarFile;
    setFailed(!file);
    if (file) saveFile(new Blob([file], { type: 'text/calendar' }), 'interview.ics');
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        disabled={busy}
        aria-label={`Add to calendar: interview ${when}`}
        onClick={() => void send(save)}
      >
        Add to calendar
      </Button>
      {failed ? (
        <Text role="alert" size="sm" c="red.8">
          The file could not be loaded. Please try again.
        </Text>
      ) : null}
    </>
  );
}
