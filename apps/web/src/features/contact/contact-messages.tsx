import { SegmentedControl, Stack } from '@mantine/core';
import { listAnswer, liveList } from '../../components/list/list-answer';
import { PlainList } from '../../components/list/plain-list';
import { useRowChange } from '../../components/list/use-row-change';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { ExportButton } from '../../components/export-button';
import { Screen } from '../../components/screen';
import { usePageSize } from '../../lib/kept-page-size';
import { describeError } from '../../lib/errors/describe-error';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { ContactMessageCard } from './contact-message-card';
import {
  type ContactMessageCardFragment,
  useContactMessagesQuery,
  useMarkContactMessageHandledMutation,
} from './contact-messages.generated';

/** Which messages the list has, as the URL says it; new ones unless it says otherwise. */
const views = [
  {
    value: 'new',
    label: 'New',
    isHandled: false,
    empty: { text: 'No new messages.', hint: 'New messages from the contact page appear here.' },
  },
  {
    value: 'handled',
    label: 'Handled',
    isHandled: true,
    empty: { text: 'No handled messages.', hint: 'Messages you mark as handled appear here.' },
  },
  {
    value: 'all',
    label: 'All',
    isHandled: undefined,
    empty: { text: 'No messages.', hint: 'Messages from the contact page appear here.' },
  },
] as const;

const defaults = { show: 'new', page: '1' };
const failed = 'Failed to fetch messages. Please try again.';
const describe = (error: unknown) =>
  describeError(error, { fallback: 'Could not mark the message as handled. Please try again.' });

/** What visitors have written on the contact page, to be answered and ticked off. */
export function ContactMessages() {
  const [filters, setFilters] = useUrlFilters(defaults);
  const view = views.find(({ value }) => value === filters.show) ?? views[0];
  const page = pageNumber(filters.page);
  const query = useContactMessagesQuery({
    variables: { first: usePageSize(), page, filter: { isHandled: view.isHandled } },
    ...liveList,
  });
  const answer = listAnswer(query, 'contactMessages');
  const banner = useBanner();
  const [mark] = useMarkContactMessageHandledMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });

  const handle = ({ id, name }: ContactMessageCardFragment) =>
    change(
      () => mark({ variables: { input: { id } } }),
      `The message from ${name} is marked as handled.`,
      async () => {
        if (view.isHandled === false) await answer.drop([id]);
      },
    );

  return (
    <Screen
      title="Contact Messages"
      lead="Messages from the contact page."
      width="form"
      action={
        <ExportButton
          what="messages"
          file="contact-messages"
          filters={{ status: view.value === 'all' ? '' : view.value }}
          banner={banner}
        />
      }
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label="Which messages"
          w="fit-content"
          maw="100%"
          data={views.map(({ value, label }) => ({ value, label }))}
          value={view.value}
          onChange={(show) => setFilters({ show })}
        />
        <Banner message={banner.message} floating />
        <PlainList
          label="Messages"
          what="messages"
          failed={failed}
          empty={view.empty}
          answer={answer}
          page={page}
          onTurn={(next, options) => setFilters({ page: String(next) }, options)}
        >
          {(messages) => (
            <Stack gap="md">
              {messages.map((message) => (
                <ContactMessageCard key={message.id} message={message} onHandled={() => handle(message)} />
              ))}
            </Stack>
          )}
        </PlainList>
      </Stack>
    </Screen>
  );
}
