import { SECRET_SCREENS } from '@job-alert/domain/portal-screens';
import type { Signer } from '../../platform/secrets.js';

/** The parts of a link as a request brings them. */
export interface StopLink {
  alertId: string;
  signature: string;
}

/** Links that stop an alert without a login. They stay good as long as the portal's secret: a mail may be read years later. */
export class JobAlertLinksService {
  constructor(private readonly signer: Signer) {}

  make(alertId: string): string {
    const signature = this.signer.sign(signedText(alertId));
    return `${SECRET_SCREENS.stopAlert}?${new URLSearchParams({ alert: alertId, signature }).toString()}`;
  }

  isValid({ alertId, signature }: StopLink): boolean {
    return this.signer.verify(signedText(alertId), signature);
  }
}

const signedText = (alertId: string): string => JSON.stringify(['stop-alert', alertId]);
