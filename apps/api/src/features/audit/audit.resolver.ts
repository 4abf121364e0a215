import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { User } from '../accounts/accounts.types.js';
import { AuditArgs } from './audit.list.js';
import type { AuditReadModel } from './audit.read-model.js';
import { AuditEvent, AuditEventConnection } from './audit.types.js';

@Resolver(() => AuditEvent)
export class AuditResolver {
  constructor(
    private readonly readModel: AuditReadModel,
    private readonly accounts: AccountsReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => AuditEventConnection, { description: 'The audit trail, the latest first.' })
  auditEvents(@Ctx() context: RequestContext, @Args(() => AuditArgs) args: ListArgs): Promise<Page<AuditEvent>> {
    return this.readModel.list(context, args);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account of the actor. Null if the actor had no account, once the account is deleted, and for an account of an administrator that your role cannot read.',
  })
  async actor(@Ctx() context: RequestContext, @Root() { actorId }: AuditEvent): Promise<User | null> {
    return actorId === null ? null : this.accounts.readable(context, actorId);
  }
}
