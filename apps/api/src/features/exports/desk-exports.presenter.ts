import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, auditWords } from '@job-alert/domain/audit';
import { auditDetails } from '@job-alert/domain/audit-details';
import { formatDateAndTime, formatTimestamp } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import { mailFailure } from '@job-alert/domain/mail-failure';
import { invalidInput } from '../../platform/errors.js';
import { mapPage } from '../../platform/page.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import type { AuditReadModel } from '../audit/audit.read-model.js';
import type { ContactReadModel } from '../contact/contact.read-model.js';
import type { DeadMailsService } from '../mail/dead-mails.service.js';
import { type ExportFilter, invalidStatus, tableOf } from './list-exports.presenter.js';

interface Lists {
  accountsReadModel: AccountsReadModel;
  auditEvents: AuditReadModel;
  contactMessages: ContactReadModel;
  deadMails: DeadMailsService;
}

const WRITERS = { EMPLOYER: 'Employer', CANDIDATE: 'Candidate' } as const;

/** The administrator's lists besides the four that the specification has. */
export const deskExports = ({ accountsReadModel, auditEvents, contactMessages, deadMails }: Lists) => ({
  'audit-trail': tableOf(
    requireAdmin,
    ['action', 'subject', 'record', 'actor', 'from', 'to'],
    async (context, request, filter) => {
      const page = await auditEvents.list({ ...request, filter: eventsAsked(filter) }, context.maxPageSize);
      const ids = [...new Set(page.nodes.flatMap(({ actorId }) => actorId ?? []))];
      const actors = await Promise.all(ids.map((id) => accountsReadModel.one(context, id)));
      const names = new Map(actors.map((actor, index) => [ids[index], actor && joinFullName(actor)]));
      return mapPage(page, (event) => ({ ...event, actorName: names.get(event.actorId ?? '') ?? '' }));
    },
    {
      ID: (event) => event.id,
      Time: (event) => formatTimestamp(event.at),
      Who: (event) => event.actorName,
      'Account ID': (event) => event.actorId,
      'Account Type': (event) => auditWords(event.actorType),
      Action: (event) => auditWords(event.action),
      Record: (event) => auditWords(event.subjectType),
      'Record ID': (event) => event.subjectId,
      'Record Name': (event) => event.subjectName,
      Details: (event) => auditDetails(event.details).join('; '),
      Address: (event) => event.ip,
    },
  ),
  'contact-messages': tableOf(
    requireAdmin,
    ['status'],
    ({ maxPageSize }, request, { status }) => contactMessages.list(request, handledAsked(status), maxPageSize),
    {
      ID: (message) => message.id,
      Name: (message) => message.name,
      Email: (message) => message.email,
      Phone: (message) => message.phone,
      'User Type': (message) => WRITERS[message.userType],
      Message: (message) => message.message,
      Status: (message) => (message.isHandled ? 'Handled' : 'New'),
      Date: (message) => formatDateAndTime(message.createdAt),
    },
  ),
  'undelivered-mails': tableOf(
    requireAdmin,
    ['search'],
    (context, request, { search }) => deadMails.list(context, request, search),
    {
      ID: (mail) => mail.id,
      Recipient: (mail) => mail.recipient,
      Subject: (mail) => mail.subject,
      Reason: (mail) => mail.lastError && mailFailure(mail.lastError),
      'Last Error': (mail) => mail.lastError,
      Attempts: (mail) => mail.attempts,
      Date: (mail) => formatDateAndTime(mail.createdAt),
    },
  ),
});

/** Reads one of a list of choices, in any case, or refuses it. */
function choiceOf<Choice extends string>(
  field: string,
  choices: Readonly<Record<Choice, unknown>>,
  text: string | undefined,
): Choice | undefined {
  if (text === undefined) return undefined;
  const name = text.toUpperCase();
  const isKnown = (word: string): word is Choice => Object.hasOwn(choices, word);
  if (!isKnown(name)) throw invalidInput({ [field]: [`Choose a valid ${field}.`] });
  return name;
}

const eventsAsked = ({ action, subject, record, actor, from, to }: ExportFilter) => ({
  action: choiceOf('action', AUDIT_ACTION_LABELS, action),
  subjectType: choiceOf('subject', AUDIT_SUBJECT_LABELS, subject),
  subjectId: record,
  actorId: actor,
  from,
  to,
});

function handledAsked(status: string | undefined): boolean | undefined {
  if (status === undefined) return undefined;
  const handled = new Map([
    ['new', false],
    ['handled', true],
  ]).get(status.toLowerCase());
  if (handled === undefined) throw invalidStatus();
  return handled;
}
