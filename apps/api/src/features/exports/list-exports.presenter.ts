import type { RequestContext } from '../../platform/context.js';
import type { CsvRow } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import { type QueryParameters, text } from '../../platform/http/query-parameters.js';
import { csvCells, type List, type ListArgs } from '../../platform/lists/list-definition.js';
import { mapPage, mapPageAsync, type Page, type PageRequest } from '../../platform/lists/page.js';
import { requireAdminTo, requireEmployer, type Viewer } from '../../platform/viewer.js';
import { APPLICATIONS, type ApplicationRow, OWN_APPLICATIONS } from '../applications/applications.list.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { OffersReadModel } from '../applications/offers/offers.read-model.js';
import { AUDIT_EVENTS } from '../audit/audit.list.js';
import type { AuditReadModel } from '../audit/audit.read-model.js';
import { CANDIDATES } from '../candidates/candidates.list.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import { COMPANIES } from '../companies/companies.list.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { CONTACT_MESSAGES } from '../contact/contact.list.js';
import type { ContactReadModel } from '../contact/contact.read-model.js';
import { JOBS, MY_JOBS } from '../jobs/jobs.list.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import { UNDELIVERED_EMAILS } from '../mail/undelivered-emails.list.js';
import type { UndeliveredEmailsService } from '../mail/undelivered-emails.service.js';
import type { CandidateSearchReadModel } from '../sourcing/candidate-search.read-model.js';
import { foundCandidatesExport } from './found-candidates.presenter.js';

/** The query parameters of an export. */
type ExportQuery = Readonly<Record<string, string>>;

export interface ListExport {
  /** Throws unless the viewer can read the list. */
  admit: (viewer: Viewer) => unknown;
  parameters: QueryParameters;
  header: readonly string[];
  page(context: RequestContext, request: PageRequest, query: ExportQuery): Promise<Page<CsvRow>>;
  /** The file ends after this number of rows. */
  maxRows?: number;
}

/** Creates the CSV export of a list. The definition provides columns and parameters, and `read` the rows. */
export function listExport<Row extends object>(
  list: List<Row>,
  admit: ListExport['admit'],
  read: (context: RequestContext, args: ListArgs) => Promise<Page<Row>>,
): ListExport {
  const filters = Object.values(list.urlFilters).flatMap(({ urlParameter }) =>
    urlParameter ? [[urlParameter.name, urlParameter.parameter]] : [],
  );
  return {
    admit,
    parameters: {
      ...Object.fromEntries(filters),
      ...(list.sortsByName.size > 0 && { sort: text('The order, such as oldest.') }),
    },
    header: Object.keys(list.csv),
    page: async (context, request, query) =>
      mapPage(await read(context, { ...request, ...parseArgs(list, query) }), (row) => csvCells(list, row)),
  };
}

/** Parses the query into list arguments. Errors: INVALID_INPUT for an invalid value. */
function parseArgs({ urlFilters, sortsByName, sortError }: List<never>, { sort, ...values }: ExportQuery) {
  const filters = Object.entries(urlFilters).flatMap(([name, { urlParameter, read, readsFilters, error }]) => {
    const word = urlParameter && values[urlParameter.name];
    if (!word) return [];
    const value = read ? read(word) : word;
    if (value == null) throw invalidInput({ [urlParameter.name]: [error ?? `Choose a valid ${urlParameter.name}.`] });
    return [readsFilters ? value : { [name]: value }];
  });
  const orderBy = sort === undefined ? undefined : sortsByName.get(sort.toLowerCase());
  if (sort !== undefined && !orderBy) throw invalidInput({ sort: [sortError ?? 'Choose a valid sort.'] });
  return { filter: Object.assign({}, ...filters) as object, ...(orderBy && { orderBy }) };
}

/** The read-models of the lists, which check access. */
export interface Lists {
  auditEvents: AuditReadModel;
  contactMessages: ContactReadModel;
  undeliveredEmails: UndeliveredEmailsService;
  companies: CompaniesReadModel;
  candidatesReadModel: CandidatesReadModel;
  jobs: JobsReadModel;
  applicationsReadModel: ApplicationsReadModel;
  offersReadModel: OffersReadModel;
  candidateSearch: CandidateSearchReadModel;
}

/** All exports by file name. */
export const exportedLists = (lists: Lists) => ({
  employers: listExport(COMPANIES, requireAdminTo('Export.employers'), (context, args) =>
    lists.companies.list(context, args),
  ),
  candidates: listExport(CANDIDATES, requireAdminTo('Export.candidates'), async (context, args) =>
    mapPageAsync(await lists.candidatesReadModel.list(context, args), async (row) => ({
      ...row,
      appliedJobs: await lists.candidatesReadModel.appliedJobsCount(context, row.id),
    })),
  ),
  'found-candidates': foundCandidatesExport(lists.candidateSearch),
  jobs: listExport(JOBS, requireAdminTo('Export.jobs'), (context, args) => lists.jobs.all(context, args)),
  applications: listExport(APPLICATIONS, requireAdminTo('Export.applications'), async (context, args) =>
    withReplies(lists, context, await lists.applicationsReadModel.all(context, args)),
  ),
  'my-jobs': listExport(MY_JOBS, requireEmployer, (context, args) => lists.jobs.ofEmployer(context, args)),
  applicants: listExport(OWN_APPLICATIONS, requireEmployer, async (context, args) =>
    withReplies(lists, context, await lists.applicationsReadModel.own(context, args)),
  ),
  'audit-trail': listExport(AUDIT_EVENTS, requireAdminTo('Export.audit-trail'), (context, args) =>
    lists.auditEvents.list(context, args),
  ),
  'contact-messages': listExport(CONTACT_MESSAGES, requireAdminTo('Export.contact-messages'), (context, args) =>
    lists.contactMessages.list(context, args),
  ),
  'undelivered-mails': listExport(UNDELIVERED_EMAILS, requireAdminTo('Export.undelivered-mails'), (context, args) =>
    lists.undeliveredEmails.list(context, args),
  ),
});

/** Adds the answers to the offers of a page, which one statement reads. */
const withReplies = ({ offersReadModel }: Lists, context: RequestContext, page: Page<ApplicationRow>) =>
  mapPageAsync(page, async (row) => {
    const replies = row.offerId === null ? [] : await offersReadModel.replies(context, row.id);
    return { ...row, reply: replies.findLast(({ offerId }) => offerId === row.offerId) ?? null };
  });
