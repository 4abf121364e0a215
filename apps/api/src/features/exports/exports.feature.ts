import type { CoreServices } from '../../platform/core-services.js';
import { exportedLists, type Lists } from './list-exports.presenter.js';
import { ListExportsService } from './list-exports.service.js';

/** Lists as CSV. */
export function exportsFeature(below: CoreServices & Lists) {
  return { listExports: new ListExportsService(exportedLists(below), below.transactions, below.audit) };
}
