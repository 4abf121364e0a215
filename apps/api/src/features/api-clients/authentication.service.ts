import { API_KEY_PREFIX } from '@job-alert/domain/integrations/api-scopes';
import type { Viewer } from '../../platform/viewer.js';
import type { SessionsService } from '../accounts/sessions/sessions.service.js';
import type { ApiClientsService } from './api-clients.service.js';

/** Finds the viewer for the token of a request: a session or an API key. */
export class AuthenticationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly clients: ApiClientsService,
  ) {}

  /** Returns the viewer of a token. Throws for a key that has expired or is not allowed from this address. */
  findViewer(token: string, address: string): Promise<Viewer> {
    return token.startsWith(API_KEY_PREFIX) ? this.clients.findViewer(token, address) : this.sessions.findViewer(token);
  }
}
