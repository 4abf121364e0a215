import { deletedSuccessfully } from '@job-alert/domain/portal/admin-messages';
import { object, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { ids } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';

type Deletable = 'users' | 'jobs' | 'applications';

/** Counts only the records themselves, not their dependents. */
const deletedCount = <Records extends Deletable>(records: Records) =>
  withMessage(deletedSuccessfully(records), object({ deleted: out.count(records) }));
const deleteSummary = (records: Deletable): string =>
  `Permanently deletes ${records} and everything that belongs to them.`;

export const adminDeleteRoutes = [
  defineRoute({
    at: 'DELETE api/admin/users/delete',
    who: ['ADMIN'],
    body: { user_ids: ids('ids') },
    summary: deleteSummary('users'),
    document: graphql(
      `mutation DeleteUsers($input: DeleteUsersInput!) { deleteUsers(input: $input) { deleted { users } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteUsers }) => deleteUsers.deleted,
    response: deletedCount('users'),
  }),
  defineRoute({
    at: 'DELETE job/delete-jobs',
    who: ['ADMIN'],
    body: { job_ids: ids('ids') },
    summary: deleteSummary('jobs'),
    document: graphql(
      `mutation DeleteJobs($input: DeleteJobsInput!) { deleteJobs(input: $input) { deleted { jobs } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteJobs }) => deleteJobs.deleted,
    response: deletedCount('jobs'),
  }),
  defineRoute({
    at: 'DELETE job/delete-applications',
    who: ['ADMIN'],
    body: { ids: ids('ids') },
    summary: deleteSummary('applications'),
    document: graphql(`mutation DeleteApplications($input: DeleteApplicationsInput!) {
      deleteApplications(input: $input) { deleted { applications } }
    }`),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteApplications }) => deleteApplications.deleted,
    response: deletedCount('applications'),
  }),
];
