import { ASK_REMOVAL, TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import type { Signer } from '../../../platform/crypto.js';

/** The parameters of a link that confirms the job preferences of a candidate. */
export interface ConfirmationLink {
  candidateId: string;
  signature: string;
}

/**
 * Links that confirm job preferences, or hide a candidate from the search, without login. They never expire, because they only repeat what
 * the candidate has said.
 */
export class ConfirmationLinksService {
  constructor(private readonly signer: Signer) {}

  create(candidateId: string): string {
    const signature = this.signer.sign(signedText(candidateId));
    return `${TOKEN_PATHS.confirmPreferences}?${new URLSearchParams({ candidate: candidateId, signature }).toString()}`;
  }

  /** The same link for a person whom an import has added: its page asks whether to remove the person. */
  createRemoval(candidateId: string): string {
    return `${this.create(candidateId)}&ask=${ASK_REMOVAL}`;
  }

  isValid({ candidateId, signature }: ConfirmationLink): boolean {
    return this.signer.verify(signedText(candidateId), signature);
  }
}

const signedText = (candidateId: string): string => JSON.stringify(['confirm-preferences', candidateId]);
