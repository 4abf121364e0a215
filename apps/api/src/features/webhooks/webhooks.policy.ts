import type { Viewer } from '../../platform/viewer.js';
import { requireAdmin, requireScope } from '../../platform/viewer.js';

/** Whose webhooks a viewer has to do with: administrators with all, a key with the scope `webhooks` with its own. */
export class WebhooksPolicy {
  /** The id of the key; null for all. */
  ownerFor(viewer: Viewer): string | null {
    if (viewer.kind !== 'apiClient') {
      requireAdmin(viewer);
      return null;
    }
    requireScope(viewer, 'WEBHOOKS');
    return viewer.id;
  }
}
