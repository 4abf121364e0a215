import { HISTORY_EVENT_LABELS, type HistoryEventKind } from '@job-alert/domain/interviews/history-events';
import { StatusBadge, type Tone } from '../../../components/status-badge';

type Event = Exclude<HistoryEventKind, 'REQUEST'>;

const tones: Readonly<Record<Event, Tone>> = {
  OFFER_ACCEPTED: 'green',
  OFFER_DECLINED: 'red',
  OTHER_DATE: 'amber',
  INTERVIEW_CANCELLED: 'orange',
  WITHDRAWN: 'grey',
};

/** The badge of an event. Renders nothing for a request, because its badge shows the status. */
export function HistoryEventBadge({ kind }: { kind: HistoryEventKind }) {
  return kind === 'REQUEST' ? null : <StatusBadge tone={tones[kind]}>{HISTORY_EVENT_LABELS[kind]}</StatusBadge>;
}
