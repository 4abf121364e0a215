import type { CoreServices } from '../../platform/core-services.js';
import { exportedLists, type Lists } from './list-exports.presenter.js';
import { ListExportsService } from './list-exports.service.js';

export function exportsFeature(deps: CoreServices & Lists) {
  return { listExports: new ListExportsService(exportedLists(deps), deps.transactions, deps.audit) };
}
