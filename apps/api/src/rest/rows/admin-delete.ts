import { deletedSuccessfully } from '@job-alert/domain/messages';
import { message } from '../answers.js';
import { ids } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRoute } from '../route.js';

interface Deletion {
  path: string;
  /** The name of the list in the body. */
  list: string;
  operation: string;
  /** The count of the records themselves. */
  counted: string;
  what: string;
}

const deletion = ({ path, list, operation, counted, what }: Deletion): RestRoute => {
  const fields = { deleted: out.whole(`deleted.${counted}`) };
  return {
    method: 'DELETE',
    path,
    who: ['ADMIN'],
    body: { [list]: ids('ids') },
    summary: `Deletes ${what} for good, with everything that belongs to them.`,
    document: `mutation ($ids: [ID!]!) { payload: ${operation}(input: { ids: $ids }) ${out.select(fields)} }`,
    variables: ({ body }) => ({ ...body }),
    answer: message(deletedSuccessfully(what), 'payload', fields),
  };
};

/** What administrators delete, several at once. */
export const adminDeleteRoutes: readonly RestRoute[] = [
  deletion({
    path: 'api/admin/users/delete',
    list: 'user_ids',
    operation: 'deleteUsers',
    counted: 'users',
    what: 'users',
  }),
  deletion({
    path: 'job/delete-jobs',
    list: 'job_ids',
    operation: 'deleteJobs',
    counted: 'jobs',
    what: 'jobs',
  }),
  deletion({
    path: 'job/delete-applications',
    list: 'ids',
    operation: 'deleteApplications',
    counted: 'applications',
    what: 'applications',
  }),
];
