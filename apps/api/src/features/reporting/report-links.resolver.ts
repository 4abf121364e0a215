import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { ReportLinksService } from './report-links.service.js';
import {
  CreateReportLinkInput,
  CreateReportLinkPayload,
  ReportLink,
  RevokeReportLinkInput,
  RevokeReportLinkPayload,
} from './report-links.types.js';

/** Links for spreadsheets, which cannot send headers. */
@Resolver(() => ReportLink)
export class ReportLinksResolver {
  constructor(private readonly service: ReportLinksService) {}

  @Requires('ADMIN')
  @Query(() => [ReportLink], {
    description:
      'The read-only links to reports, newest first: your own, or all for the role ADMINISTRATOR. Links that are no longer active are listed for 90 days.',
  })
  reportLinks(@Ctx() context: RequestContext): Promise<ReportLink[]> {
    return this.service.list(context);
  }

  @Requires('ADMIN')
  @Mutation(() => CreateReportLinkPayload, {
    description:
      'Creates a read-only link to one report. At most 100 links can be active at once, and you can create 20 in 24 hours. Errors: INVALID_INPUT, RATE_LIMITED.',
  })
  createReportLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateReportLinkInput, { description: 'The report and the lifetime of the link.' })
    input: CreateReportLinkInput,
  ): Promise<CreateReportLinkPayload> {
    return this.service.create(context, input);
  }

  @Requires('ADMIN')
  @Mutation(() => RevokeReportLinkPayload, { description: 'Revokes a link immediately. Errors: NOT_FOUND.' })
  async revokeReportLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => RevokeReportLinkInput, { description: 'The link to revoke.' }) { id }: RevokeReportLinkInput,
  ): Promise<RevokeReportLinkPayload> {
    return { reportLink: await this.service.revoke(context, id) };
  }
}
