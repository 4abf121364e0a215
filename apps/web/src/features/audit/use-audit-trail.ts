import { isValidDate } from '@job-alert/domain/calendar';
import { searchedDays } from '@job-alert/domain/date-range';
import { listAnswer, liveList } from '../../components/list/list-answer';
import { usePageSize } from '../../lib/kept-page-size';
import { type ChangeOptions, pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { useAuditTrailQuery } from './audit-trail.generated';
import { actionIn, subjectIn } from './audit-words';

/** What narrows the trail; an empty part does not. */
export interface AuditFilters {
  action: string;
  /** The kind of record and its id, which is a number, or the name of a list. */
  subject: string;
  record: string;
  /** The id of the account that acted. */
  actor: string;
  from: string;
  to: string;
}

const noFilters: AuditFilters = { action: '', subject: '', record: '', actor: '', from: '', to: '' };
const defaults = { ...noFilters, page: '1' };

const ID = /^\d{1,19}$/;
const RECORD = /^[\w-]{1,64}$/;
const date = (text: string) => (isValidDate(text) ? text : '');
const matching = (pattern: RegExp, text: string) => (pattern.test(text) ? text : '');

/** The events that the address asks for. */
export function useAuditTrail() {
  const [{ page: pageText, ...texts }, change] = useUrlFilters(defaults);
  const size = usePageSize();
  const page = pageNumber(pageText);
  const action = actionIn(texts.action);
  const subject = subjectIn(texts.subject);
  const filters: AuditFilters = {
    action: action ?? '',
    subject: subject ?? '',
    record: matching(RECORD, texts.record),
    actor: matching(ID, texts.actor),
    from: date(texts.from),
    to: date(texts.to),
  };
  const query = useAuditTrailQuery({
    variables: {
      first: size,
      page,
      filter: {
        action: action ?? undefined,
        subjectType: subject ?? undefined,
        subjectId: filters.record || undefined,
        actorId: filters.actor || undefined,
        ...searchedDays(filters),
      },
    },
    ...liveList,
  });

  return {
    filters,
    page,
    answer: listAnswer(query, 'auditEvents'),
    narrowed: Object.values(filters).some((part) => part !== ''),
    search: (next: Partial<AuditFilters>) => change({ ...noFilters, ...next }),
    clear: () => change(noFilters),
    turnTo: (next: number, options?: ChangeOptions) => change({ page: String(next) }, options),
  };
}
