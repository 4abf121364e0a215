import type { RequestContext } from '../../platform/context.js';
import { invalidInput } from '../../platform/errors.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { JobPostingsReadModel } from '../jobs/job-postings.read-model.js';
import type { NotesReadModel } from '../notes/notes.read-model.js';
import type { SearchHitKind, SearchReadModel } from './search.read-model.js';

const MAX_EACH = 20;
const MAX_QUERY = 254;

interface Deps {
  searchReadModel: SearchReadModel;
  accounts: AccountsReadModel;
  candidates: CandidatesReadModel;
  companies: CompaniesReadModel;
  jobs: JobPostingsReadModel;
  notes: NotesReadModel;
}

/** The search of administrators over all records. */
export class SearchService {
  constructor(private readonly deps: Deps) {}

  /** Returns the matching records, with one statement for the search and one for each kind of hit. */
  async search(
    context: RequestContext,
    { query, first }: { query: string; first: number },
    fields: ReadonlySet<string>,
  ): Promise<object[]> {
    if (first < 1 || first > MAX_EACH) throw invalidInput({ first: [`Choose a number from 1 to ${MAX_EACH}.`] });
    if (query.length > MAX_QUERY) throw invalidInput({ query: [`Enter at most ${MAX_QUERY} characters.`] });
    const load = this.loaders(context, fields);
    const hits = await this.deps.searchReadModel.find(query, first);
    const records = await Promise.all(
      hits.map(async ({ kind, id }) => {
        const record = await load[kind](id);
        return record ? [{ ...record, __typename: kind }] : [];
      }),
    );
    return records.flat();
  }

  private loaders(
    context: RequestContext,
    fields: ReadonlySet<string>,
  ): Readonly<Record<SearchHitKind, (id: string) => Promise<object | null>>> {
    const { accounts, candidates, companies, jobs, notes } = this.deps;
    return {
      Candidate: (id) => candidates.find(context, id, fields),
      Company: (id) => companies.find(context, id),
      Job: (id) => jobs.one(context, id, fields),
      User: (id) => accounts.readable(context, id),
      Note: (id) => notes.find(context, id),
    };
  }
}
