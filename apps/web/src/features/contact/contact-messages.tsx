import { Stack } from '@mantine/core';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { useList } from '../../components/list/use-list';
import { useRowChange } from '../../components/list/use-row-change';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { ContactMessageCard } from './contact-message-card';
import {
  type ContactMessageCardFragment,
  useContactMessagesQuery,
  useMarkContactMessageHandledMutation,
} from './contact-messages.generated';

/** The views of the list. `value` is the URL value, and the first view is the default. */
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

const definition = { filters: {}, view: { parameter: 'show', label: 'Which messages', options: views } };
const describe = (error: unknown) =>
  describeError(error, { fallback: 'Could not mark the message as handled. Please try again.' });

/** Lists the messages from the contact page. */
export function ContactMessages() {
  const list = useList(definition);
  const view = views.find(({ value }) => value === list.view) ?? views[0];
  const query = useContactMessagesQuery({
    variables: { ...list.position, filter: { isHandled: view.isHandled } },
    ...LIST_QUERY_OPTIONS,
  });
  const result = toListResult(query, 'contactMessages');
  const banner = useBanner();
  const [mark] = useMarkContactMessageHandledMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });

  const handle = ({ id, name }: ContactMessageCardFragment) =>
    change(
      () => mark({ variables: { input: { id } } }),
      `The message from ${name} is marked as handled.`,
      async () => {
        if (view.isHandled === false) await result.removeRows([id]);
      },
    );

  return (
    <ListScreen
      title="Contact Messages"
      lead="Messages from the contact page."
      width="form"
      recordsName="messages"
      list={list}
      result={result}
      banner={banner}
      errorText="Failed to fetch messages. Please try again."
      empty={view.empty}
      csv={{ file: 'contact-messages', filters: { status: view.value === 'all' ? '' : view.value } }}
      rows={(messages) => (
        <Stack gap="md">
          {messages.map((message) => (
            <ContactMessageCard key={message.id} message={message} onHandled={() => handle(message)} />
          ))}
        </Stack>
      )}
    />
  );
}
