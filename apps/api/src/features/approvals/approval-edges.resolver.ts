import { subjectKind } from '@job-alert/domain/approvals/approval';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { linkedRecord } from '../../platform/errors.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { isAdmin, requireAdmin } from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { User } from '../accounts/accounts.types.js';
import { ResponsibleAdministrator } from '../accounts/administrators/responsible-administrators.types.js';
import { type PresentedApplication, presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { Application } from '../applications/applications.types.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import type { JobPostingsReadModel } from '../jobs/job-postings.read-model.js';
import { Job } from '../jobs/jobs.types.js';
import type { ApplicationHistoryReadModel } from './application-history.read-model.js';
import { HistoryEntry } from './application-history.types.js';
import { ApprovalsArgs } from './approvals.list.js';
import type { PresentedApproval } from './approvals.presenter.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';
import { Approval, ApprovalConnection, ApprovalSubject, WaitingCounts } from './approvals.types.js';

const SUBJECT_TYPES = { COMPANY: 'Company', JOB: 'Job', JOB_CORRECTION: 'Job', APPLICATION: 'Application' } as const;

const NEWEST = { nullable: true, description: 'The latest approval request for this record.' };
const ALL = { description: 'All approval requests for this record, oldest first.' };

interface Deps {
  approvals: ApprovalsReadModel;
  accounts: AccountsReadModel;
  companies: CompaniesReadModel;
  jobs: JobPostingsReadModel;
  applications: ApplicationsReadModel;
}

/** The approval queue, and the edges of a request. */
@Resolver(() => Approval)
export class ApprovalEdgesResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Query(() => ApprovalConnection, {
    name: 'approvals',
    description: 'All requests, pending or decided.',
  })
  all(@Ctx() context: RequestContext, @Args(() => ApprovalsArgs) args: ListArgs): Promise<Page<PresentedApproval>> {
    return this.deps.approvals.all(context, args);
  }

  @Requires('ADMIN')
  @Query(() => WaitingCounts, {
    description: 'The number of pending requests, and how many of them are late.',
  })
  waitingCounts(): Promise<WaitingCounts> {
    return this.deps.approvals.waiting();
  }

  @Requires('ADMIN')
  @Query(() => Approval, {
    name: 'approval',
    nullable: true,
    description: 'A request; null for an unknown id.',
  })
  one(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The request's id." }) id: string,
  ): Promise<PresentedApproval | null> {
    return this.deps.approvals.one(context, id);
  }

  @FieldResolver(() => ApprovalSubject, {
    nullable: true,
    description:
      'The company, job or application of the request. Null with a RECORD_MISSING error if the record is missing.',
  })
  async subject(
    @Ctx() context: RequestContext,
    @Root() approval: PresentedApproval,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const record = linkedRecord(
      approval.subject ?? (await this.load(context, approval, info)),
      subjectKind(approval.kind).toLowerCase(),
    );
    return { ...record, __typename: SUBJECT_TYPES[approval.kind] };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account that made the request. Visible to administrators only; the account of another administrator only to the role ADMINISTRATOR. Null once the account is deleted.',
  })
  requestedBy(@Ctx() context: RequestContext, @Root() approval: PresentedApproval): Promise<User | null> {
    return this.user(context, approval.requestedById);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account of the administrator who decided it. Visible to the role ADMINISTRATOR, and to the administrator who decided. Null once the account is deleted. `decidedByName` is the name.',
  })
  decidedBy(@Ctx() context: RequestContext, @Root() approval: PresentedApproval): Promise<User | null> {
    return this.user(context, approval.decidedById);
  }

  @FieldResolver(() => ResponsibleAdministrator, {
    nullable: true,
    description:
      'The administrator who is responsible for it: the one of the request itself, else of its job, else of its company. Visible to administrators only; null for nobody.',
  })
  async responsible(
    @Ctx() context: RequestContext,
    @Root() { id }: PresentedApproval,
  ): Promise<ResponsibleAdministrator | null> {
    return isAdmin(context.viewer) ? this.deps.approvals.responsible(context, id) : null;
  }

  /** Only the queue needs this. All other paths to a request start at its subject. */
  private async load(
    context: RequestContext,
    { kind, subjectId }: PresentedApproval,
    info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (subjectKind(kind) === 'JOB') return this.deps.jobs.one(context, subjectId, selectedPaths(info));
    if (kind === 'COMPANY') return this.deps.companies.find(context, subjectId);
    const row = await this.deps.applications.find(context, subjectId);
    return row && presentApplication(row, context.viewer);
  }

  private async user(context: RequestContext, id: string | null): Promise<User | null> {
    return id !== null && isAdmin(context.viewer) ? this.deps.accounts.readable(context, id) : null;
  }
}

@Resolver(() => WaitingCounts)
export class WaitingCountsResolver {
  constructor(private readonly approvals: ApprovalsReadModel) {}

  @FieldResolver(() => Int, {
    description: 'The pending requests that you are responsible for, because of the request, its job or its company.',
  })
  mine(@Ctx() { viewer }: RequestContext): Promise<number> {
    return this.approvals.mine(requireAdmin(viewer).id);
  }
}

@Resolver(() => Company)
export class CompanyApprovalResolver {
  constructor(private readonly readModel: ApprovalsReadModel) {}

  @FieldResolver(() => Approval, NEWEST)
  approval(@Ctx() context: RequestContext, @Root() company: Company): Promise<Approval | null> {
    return this.readModel.newest(context, 'COMPANY', company);
  }

  @FieldResolver(() => [Approval], ALL)
  approvals(@Ctx() context: RequestContext, @Root() company: Company): Promise<Approval[]> {
    return this.readModel.about(context, 'COMPANY', company);
  }
}

@Resolver(() => Job)
export class JobApprovalResolver {
  constructor(private readonly readModel: ApprovalsReadModel) {}

  @FieldResolver(() => Approval, NEWEST)
  approval(@Ctx() context: RequestContext, @Root() job: Job): Promise<Approval | null> {
    return this.readModel.newest(context, 'JOB', job);
  }

  @FieldResolver(() => [Approval], ALL)
  approvals(@Ctx() context: RequestContext, @Root() job: Job): Promise<Approval[]> {
    return this.readModel.about(context, 'JOB', job);
  }
}

/** The requests and the history of an application. */
@Resolver(() => Application)
export class ApplicationApprovalsResolver {
  constructor(
    private readonly readModel: ApprovalsReadModel,
    private readonly histories: ApplicationHistoryReadModel,
  ) {}

  @FieldResolver(() => Approval, NEWEST)
  approval(@Ctx() context: RequestContext, @Root() application: Application): Promise<Approval | null> {
    return this.readModel.newest(context, 'APPLICATION', application);
  }

  @FieldResolver(() => [Approval], { description: 'All approval requests for this record, oldest first.' })
  approvals(@Ctx() context: RequestContext, @Root() application: Application): Promise<Approval[]> {
    return this.readModel.about(context, 'APPLICATION', application);
  }

  @FieldResolver(() => [HistoryEntry], {
    description:
      'The history of the application: requests, answers to offers, cancelled interviews and the withdrawal, oldest first.',
  })
  history(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<HistoryEntry[]> {
    return this.histories.findByApplication(context, application);
  }
}
