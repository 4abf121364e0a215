import { deletedSuccessfully } from '@job-alert/domain/portal/admin-messages';
import { object, withMessage } from '../responses.js';
import { arraySchema, STRING } from '../json-schema.js';
import { graphql } from '../documents.generated.js';
import { ids, strings } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';

interface DeletedUsers {
  users: number;
  deactivatedIds: readonly string[];
}

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
    body: { user_ids: ids('ids'), confirmed_companies: strings('confirmedCompanies') },
    summary: deleteSummary('users'),
    document: graphql(
      `mutation DeleteUsers($input: DeleteUsersInput!) { deleteUsers(input: $input) { deleted { users } deactivatedIds } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    from: ({ deleteUsers: { deleted, deactivatedIds } }) => ({ ...deleted, deactivatedIds }),
    response: withMessage(
      deletedSuccessfully('users'),
      object<DeletedUsers>({
        deleted: out.count('users'),
        deactivated_ids: out.mapped(
          'deactivatedIds',
          arraySchema(STRING),
          (employerIds: readonly string[]) => employerIds,
        ),
      }),
    ),
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
