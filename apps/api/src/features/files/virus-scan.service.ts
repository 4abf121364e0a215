import { SCAN_UNAVAILABLE, type ScanState, VIRUS_FOUND } from '@job-alert/domain/files/files';
import { PortalError } from '../../platform/errors.js';
import { type Clamd, ClamdProtocolError, ClamdUnavailableError } from '../../platform/files/clamd.js';
import type { Logger } from '../../platform/observability/logger.js';

export type ScanVerdict = 'CLEAN' | 'INFECTED' | 'AWAY';

/** Scans every file before a record refers to it, if a scanner is configured (decision 0041). */
export class VirusScanService {
  /** The number of scans by result since the start. */
  readonly counts: Record<ScanVerdict, number> = { CLEAN: 0, INFECTED: 0, AWAY: 0 };
  private isAway = false;

  constructor(
    private readonly clamd: Clamd | null,
    private readonly keepsForLater: boolean,
    private readonly logger: Logger,
  ) {}

  get isSetUp(): boolean {
    return this.clamd !== null;
  }

  /** Throws for a file with a virus, and depending on the configuration without a scanner. */
  async admit(content: AsyncIterable<Buffer>): Promise<ScanState> {
    if (!this.clamd) return 'NONE';
    const verdict = await this.verdict(content);
    if (verdict === 'INFECTED') throw new PortalError('FILE_TYPE_NOT_ALLOWED', VIRUS_FOUND);
    if (verdict === 'CLEAN') return 'CLEAN';
    if (this.keepsForLater) return 'WAITING';
    throw new PortalError('FILES_UNAVAILABLE', SCAN_UNAVAILABLE);
  }

  async verdict(content: AsyncIterable<Buffer>): Promise<ScanVerdict> {
    const verdict = await this.scanned(content);
    this.counts[verdict] += 1;
    return verdict;
  }

  async isThere(): Promise<boolean> {
    const ping = this.clamd?.ping() ?? Promise.reject(new Error('No scanner is set up.'));
    return ping.then(
      () => true,
      () => false,
    );
  }

  private async scanned(content: AsyncIterable<Buffer>): Promise<ScanVerdict> {
    if (!this.clamd) return 'AWAY';
    try {
      const virus = await this.clamd.scan(content);
      if (this.isAway) this.logger.info('the virus scanner answers again');
      this.isAway = false;
      if (virus === null) return 'CLEAN';
      this.logger.warn({ virus }, 'an upload with a virus was refused');
      return 'INFECTED';
    } catch (error) {
      if (!(error instanceof ClamdUnavailableError || error instanceof ClamdProtocolError)) throw error;
      // Log once per outage, not for each file.
      if (!this.isAway)
        this.logger.error(
          { err: error },
          'the virus scanner does not scan: is clamd running, and is its StreamMaxLength 6M or more?',
        );
      this.isAway = true;
      return 'AWAY';
    }
  }
}
