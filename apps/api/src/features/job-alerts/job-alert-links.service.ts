import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import type { Signer } from '../../platform/crypto.js';

/** The parameters of an unsubscribe link. */
export interface StopLink {
  alertId: string;
  signature: string;
}

/** Links that pause an alert without login. They never expire, because emails may be read years later. */
export class JobAlertLinksService {
  constructor(private readonly signer: Signer) {}

  create(alertId: string): string {
    const signature = this.signer.sign(signedText(alertId));
    return `${TOKEN_PATHS.stopAlert}?${new URLSearchParams({ alert: alertId, signature }).toString()}`;
  }

  isValid({ alertId, signature }: StopLink): boolean {
    return this.signer.verify(signedText(alertId), signature);
  }
}

const signedText = (alertId: string): string => JSON.stringify(['stop-alert', alertId]);
