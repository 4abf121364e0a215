import { deletedSuccessfully } from '@job-alert/domain/portal/admin-messages';
import { object, withMessage } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { ids } from '../input-fields.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';

type Deletable = 'users' | 'jobs' | 'applications';

/** Counts the records themselves, not what was deleted with them. */
const deletedCount = <What extends Deletable>(what: What) =>
  withMessage(deletedSuccessfully(what), object({ deleted: out.count(what) }));
const summaryOf = (what: Deletable): string => `Permanently deletes ${what} and everything that belongs to them.`;

/** How administrators delete several records at once. */
export const adminDeleteRoutes = [
  row({
    at: 'DELETE api/admin/users/delete',
    who: ['ADMIN'],
    body: { user_ids: ids('ids') },
    summary: summaryOf('users'),
    document: graphql(
      `mutation DeleteUsers($input: DeleteUsersInput!) { deleteUsers(input: $input) { deleted { users } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteUsers }) => deleteUsers.deleted,
    answer: deletedCount('users'),
  }),
  row({
    at: 'DELETE job/delete-jobs',
    who: ['ADMIN'],
    body: { job_ids: ids('ids') },
    summary: summaryOf('jobs'),
    document: graphql(
      `mutation DeleteJobs($input: DeleteJobsInput!) { deleteJobs(input: $input) { deleted { jobs } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteJobs }) => deleteJobs.deleted,
    answer: deletedCount('jobs'),
  }),
  row({
    at: 'DELETE job/delete-applications',
    who: ['ADMIN'],
    body: { ids: ids('ids') },
    summary: summaryOf('applications'),
    document: graphql(`mutation DeleteApplications($input: DeleteApplicationsInput!) {
      deleteApplications(input: $input) { deleted { applications } }
    }`),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteApplications }) => deleteApplications.deleted,
    answer: deletedCount('applications'),
  }),
];
