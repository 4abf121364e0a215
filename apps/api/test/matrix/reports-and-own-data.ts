import type { OperationRows } from './rows.js';
import { admins, staff, users } from './verdicts.js';

const CREATE_LINK =
  'mutation { createReportLink(input: { name: "Sheet", report: "funnel-by-stage" }) { reportLink { id } } }';

export const reportAndOwnDataOperations: OperationRows = {
  'Query.reports': {
    document: '{ reports(names: [OPEN_JOBS_BY_INDUSTRY, APPROVALS_ADMINISTRATORS]) { rows { cells } } }',
    verdicts: { ...admins(), reportsKey: 'OK' },
  },
  'Query.reportLinks': { document: '{ reportLinks { id } }', verdicts: admins('OK', 'RECRUITER') },
  'Mutation.createReportLink': { document: CREATE_LINK, verdicts: admins('OK', 'RECRUITER') },
  'Mutation.revokeReportLink': {
    document: 'mutation ($id: ID!) { revokeReportLink(input: { id: $id }) { reportLink { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async ({ office }) => {
      const data = await office.admin.client.ask<{ createReportLink: { reportLink: { id: string } } }>(CREATE_LINK);
      return { variables: { id: data.createReportLink.reportLink.id } };
    },
    // Recruiters revoke only their own.
    verdicts: users('FORBIDDEN', { admin: 'OK', adminRecruiter: 'NOT_FOUND' }),
  },
  'Mutation.requestMyData': {
    document: 'mutation { requestMyData { expiresAt } }',
    verdicts: users('OK', staff('FORBIDDEN')),
  },
  'Mutation.deleteMyAccount': {
    // The password is wrong, because later rows need the account. INVALID_INPUT shows that the role may make the call.
    document: 'mutation { deleteMyAccount(input: { password: "Wrong&Guess1" }) { deleted { users } } }',
    verdicts: users('INVALID_INPUT', staff('FORBIDDEN')),
  },
};
