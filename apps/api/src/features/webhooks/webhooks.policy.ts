import type { Viewer } from '../../platform/viewer.js';
import { requireAdmin, requireScope } from '../../platform/viewer.js';

/** The webhooks that a viewer may manage: all for administrators, its own for a key with the scope `webhooks`. */
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
