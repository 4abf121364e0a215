import { type AgendaEntry, agendaDays } from '@job-alert/domain/approvals/agenda';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { type Statement, withinDays } from '../../platform/lists/list-query.js';
import { INTERVIEWS } from '../../database/interview-conditions.js';

/** Selects the ids of the applications of an agenda entry, for both the counts and the list. */
export function onAgenda(entry: AgendaEntry, now: Date): Statement {
  const { from, to } = agendaDays(entry, todayInIndia(now));
  if (entry === 'JOININGS_THIS_WEEK') {
    return {
      sql: `SELECT id FROM application WHERE date_of_joining BETWEEN ? AND ? AND approved_status = 'SELECTED'
        AND COALESCE(offer_answer, '') <> 'DECLINED'`,
      values: [from, to],
    };
  }
  const days = withinDays('i.starts_at', from, to);
  return {
    sql: `SELECT DISTINCT i.application_id AS id FROM ${INTERVIEWS.from}
      WHERE ${days.map(({ sql }) => sql).join(' AND ')} AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}`,
    values: days.flatMap(({ values }) => values),
  };
}
