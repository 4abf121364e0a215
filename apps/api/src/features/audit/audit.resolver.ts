import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { Requires } from '../../platform/requires.js';
import type { AuditReadModel } from './audit.read-model.js';
import { AuditArgs, type AuditEvent, AuditEventConnection } from './audit.types.js';

@Resolver()
export class AuditResolver {
  constructor(private readonly readModel: AuditReadModel) {}

  @Requires('ADMIN')
  @Query(() => AuditEventConnection, { description: 'The audit trail, the latest first.' })
  auditEvents(
    @Ctx() { maxPageSize }: RequestContext,
    @Args(() => AuditArgs) args: AuditArgs,
  ): Promise<Page<AuditEvent>> {
    return this.readModel.list(args, maxPageSize);
  }
}
