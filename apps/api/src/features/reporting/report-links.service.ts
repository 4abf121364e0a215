import type { Readable } from 'node:stream';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import {
  MAX_REPORT_LINKS,
  newReportLinkSchema,
  REPORT_LINK_MESSAGES,
  REPORT_LINK_READS_AN_HOUR,
  REPORT_LINK_PREFIX,
} from '@job-alert/domain/reports/report-link';
import { requestedDays, parseReportQuery } from '@job-alert/domain/reports/report-query';
import { MoreThan } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { SpreadsheetLinkEntity } from '../../database/entities/reports/spreadsheet-link.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { countForLimit } from '../../platform/count-for-limit.js';
import { hashToken, newToken } from '../../platform/crypto.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { Limit } from '../../platform/limits/limiter.js';
import { canAdminister, requireAdmin } from '../../platform/viewer.js';
import type { ReportFeedsService } from './report-feeds.service.js';
import type { CreateReportLinkInput, CreateReportLinkPayload, ReportLink } from './report-links.types.js';

const DAY = 86_400_000;
/** Milliseconds between updates of the last use. */
const LAST_USED_INTERVAL_MS = 60_000;
const READS: Limit = { name: 'report-link', points: REPORT_LINK_READS_AN_HOUR, seconds: 3_600 };

type Deps = Pick<
  CoreServices,
  'config' | 'dataSource' | 'transactions' | 'audit' | 'clock' | 'limiter' | 'dailyLimits'
> & {
  feeds: ReportFeedsService;
};

/**
 * Links to the CSV of a report, for spreadsheets. A URL is shown once; only the SHA-256 hash of its secret is stored.
 */
export class ReportLinksService {
  constructor(private readonly deps: Deps) {}

  /** Lists the links that the viewer manages, newest first, including inactive ones. They are few, so there is no paging. */
  async list(context: RequestContext): Promise<ReportLink[]> {
    const links = await this.deps.dataSource.manager.find(SpreadsheetLinkEntity, {
      where: managed(context),
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return links.map((link) => this.shown(link));
  }

  async create(context: RequestContext, input: CreateReportLinkInput): Promise<CreateReportLinkPayload> {
    const { name, query, days } = parseInput(newReportLinkSchema, input);
    const { report } = input;
    if (!this.deps.feeds.has(report)) throw invalidInput({ report: ['Choose one of the reports.'] });
    const token = `${REPORT_LINK_PREFIX}${newToken()}`;
    const createdAt = this.deps.clock.now();
    const createdById = requireAdmin(context.viewer).id;
    await this.deps.dailyLimits.charge('REPORT_LINK', createdById);
    const reportLink = await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const working = { isActive: true, expiresAt: MoreThan(createdAt) };
      if ((await countForLimit(manager, SpreadsheetLinkEntity, working)) >= MAX_REPORT_LINKS)
        throw invalidInput({ name: [REPORT_LINK_MESSAGES.tooMany] });
      const link = await manager.save(
        manager.create(SpreadsheetLinkEntity, {
          name,
          report,
          query,
          tokenHash: hashToken(token),
          isActive: true,
          createdById,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + days * DAY),
          lastUsedAt: null,
        }),
      );
      await this.deps.audit.record(manager, context, {
        action: 'CREATE',
        subjectType: 'REPORT_LINK',
        subjectId: link.id,
        details: { report, query },
      });
      return link;
    });
    const url = new URL(`/feeds/reports/links/${token}/${report}.csv`, this.deps.config.publicUrl).href;
    return { reportLink: this.shown(reportLink), url };
  }

  /** Revokes a link. Every API node rejects it from the next request on. Revoking cannot be undone. */
  async revoke(context: RequestContext, id: string): Promise<ReportLink> {
    checkId(id, 'Link');
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const link = await manager.findOneBy(SpreadsheetLinkEntity, { ...managed(context), id });
      if (!link) throw notFound('Link');
      const { affected } = await manager.update(SpreadsheetLinkEntity, { id, isActive: true }, { isActive: false });
      if (affected === 1) {
        await this.deps.audit.record(manager, context, { action: 'REVOKE', subjectType: 'REPORT_LINK', subjectId: id });
      }
      return this.shown({ ...link, isActive: false });
    });
  }

  /** Opens the CSV of a link. Unknown, revoked and expired links, and a wrong report name, all give the same error. */
  async open(context: RequestContext, token: string, name: string, days: Days): Promise<Readable> {
    const link = await this.deps.dataSource.manager.findOneBy(SpreadsheetLinkEntity, { tokenHash: hashToken(token) });
    if (!link || link.report !== name || !this.shown(link).isActive) throw notFound('Report');
    await this.deps.limiter.consume(READS, link.id);
    await this.recordUse(link);
    const { period, from, to, ...filters } = parseReportQuery(link.query);
    const isFixed = Boolean(period ?? from ?? to);
    if (isFixed && (days.from ?? days.to)) throw invalidInput({ from: [REPORT_LINK_MESSAGES.fixedPeriod] });
    const requested = isFixed ? requestedDays(parseReportQuery(link.query), todayInIndia(this.deps.clock.now())) : days;
    const recruiterId = await this.recruiterId(link);
    const viewer = { kind: 'apiClient', id: `link ${link.id}`, scopes: ['REPORTS_READ'], recruiterId } as const;
    return this.deps.feeds.open({ ...context, viewer }, name, { ...filters, ...requested });
  }

  /** Returns the administrator who has made the link, if the role is RECRUITER now or the account is gone. */
  private async recruiterId({ createdById: id }: SpreadsheetLinkEntity): Promise<string | undefined> {
    if (id === null) return undefined;
    const maker = await this.deps.dataSource.manager.findOneBy(UserEntity, { id });
    return maker && maker.adminRole !== 'RECRUITER' ? undefined : id;
  }

  private shown({
    id,
    name,
    report,
    query,
    isActive,
    createdAt,
    expiresAt,
    lastUsedAt,
  }: SpreadsheetLinkEntity): ReportLink {
    const isOver = expiresAt.getTime() <= this.deps.clock.now().getTime();
    return { id, name, report, query, isActive: isActive && !isOver, createdAt, expiresAt, lastUsedAt };
  }

  private async recordUse({ id, lastUsedAt }: SpreadsheetLinkEntity): Promise<void> {
    const now = this.deps.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < LAST_USED_INTERVAL_MS) return;
    await this.deps.dataSource.manager.update(SpreadsheetLinkEntity, { id }, { lastUsedAt: now });
  }
}

/** Recruiters manage their own links, administrators all. */
function managed({ viewer }: RequestContext): { createdById?: string } {
  return canAdminister(viewer, 'Query.apiClients') ? {} : { createdById: requireAdmin(viewer).id };
}

interface Days {
  from?: string;
  to?: string;
}
