import type { OperationRows } from './rows.js';
import { admins, users } from './verdicts.js';

export const reportAndOwnDataOperations: OperationRows = {
  'Query.reports': {
    document: '{ reports { openJobsByIndustry { industry } } }',
    verdicts: { ...admins(), reportsKey: 'OK' },
  },
  'Mutation.requestMyData': {
    document: 'mutation { requestMyData { expiresAt } }',
    verdicts: users('OK', { admin: 'FORBIDDEN' }),
  },
  'Mutation.deleteMyAccount': {
    // A wrong password: whoever gets so far would be allowed to with the right one, and the account is needed still.
    document: 'mutation { deleteMyAccount(input: { password: "Wrong&Guess1" }) { deleted { users } } }',
    verdicts: users('INVALID_INPUT', { admin: 'FORBIDDEN' }),
  },
};
