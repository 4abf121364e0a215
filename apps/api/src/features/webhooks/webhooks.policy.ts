import type { Viewer } from '../../platform/viewer.js';
import { requireAdmin, requireScope } from '../../platform/viewer.js';

/** Administrators manage all webhooks, and a key with the scope `webhooks` its own. */
export class WebhooksPolicy {
  /** Returns the id of the key; null for administrators. */
  ownerFor(viewer: Viewer): string | null {
    if (viewer.kind !== 'apiClient') {
      requireAdmin(viewer);
      return null;
    }
    requireScope(viewer, 'WEBHOOKS');
    return viewer.id;
  }
}
