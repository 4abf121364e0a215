import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { saveFile } from '../../lib/start-download';
import { CalendarFilesDocument } from './calendar-button.generated';

/** A button that downloads an interview as a calendar file. The file contains the same event as the email. */
export function CalendarButton({ interviewId, when }: { interviewId: string; when: string }) {
  const client = useApolloClient();
  const { isPending, run } = useAsyncAction();
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    const response = await client.query({ query: CalendarFilesDocument, fetchPolicy: 'no-cache' }).catch(() => null);
    const file = response?.data?.viewer?.interviews?.nodes.find(({ id }) => id === interviewId)?.calendarFile;
    setFailed(!file);
    if (file) saveFile(new Blob([file], { type: 'text/calendar' }), 'interview.ics');
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        disabled={isPending}
        aria-label={`Add to calendar: interview ${when}`}
        onClick={() => void run(save)}
      >
        Add to calendar
      </Button>
      {hasFailed ? (
        <Text role="alert" size="sm" c="red.8">
          The file could not be loaded. Please try again.
        </Text>
      ) : null}
    </>
  );
}
