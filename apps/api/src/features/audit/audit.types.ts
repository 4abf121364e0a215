import {
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  type AuditAction,
  type AuditSubject,
} from '@job-alert/domain/audit';
import type { UserType } from '@job-alert/domain/user-type';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf, PageArgs } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { UserTypeEnum } from '../accounts/accounts.types.js';

export const AuditActionEnum = graphqlEnum<AuditAction>(
  'AuditAction',
  'What can be done to a record; each with its words on the screen.',
  AUDIT_ACTION_LABELS,
);
export const AuditSubjectEnum = graphqlEnum<AuditSubject>(
  'AuditSubject',
  'The kinds of records that the audit trail names; each with its words on the screen.',
  AUDIT_SUBJECT_LABELS,
);

@ObjectType({ description: 'A fact that was recorded with an act.', simpleResolvers: true })
export class AuditDetail {
  @Field(() => String, { description: 'What the fact is about.' }) name!: string;
  @Field(() => String, { description: 'The fact as text; of lists and groups as JSON.' }) value!: string;
}

@ObjectType({
  description: 'Who did what to which record. It stays when account or record are deleted.',
  simpleResolvers: true,
})
export class AuditEvent {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When it was done.' }) at!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'Whose account did it; null for visitors, API clients and the operator.',
  })
  actorId!: string | null;
  @Field(() => String, { description: 'CANDIDATE, EMPLOYER, ADMIN, API_CLIENT or ANONYMOUS.' })
  actorType!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the account as it is now; null when it has been deleted.',
  })
  actorName!: string | null;
  @Field(() => String, { description: 'What was done: an AuditAction, or one that an older portal has recorded.' })
  action!: string;
  @Field(() => String, {
    description: 'The kind of record: an AuditSubject, or one that an older portal has recorded.',
  })
  subjectType!: string;
  @Field(() => ID, { description: 'The id of the record.' }) subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the record is called now; null when it has been deleted, and for lists, files and mails.',
  })
  subjectName!: string | null;
  @Field(() => UserTypeEnum, { nullable: true, description: 'Of an account: whose it is.' })
  subjectUserType!: UserType | null;
  @Field(() => Boolean, {
    description: 'Has the record been deleted? False for kinds that nobody looks up, as for files.',
  })
  subjectDeleted!: boolean;
  @Field(() => [AuditDetail], { description: 'What else was recorded; never personal data.' })
  details!: AuditDetail[];
  @Field(() => String, {
    nullable: true,
    description:
      'The address it came from; after 30 days its network (/24, or /48 of IPv6). Null without one, and once the person is gone.',
  })
  ip!: string | null;
}

export const AuditEventConnection = connectionOf(AuditEvent, 'AuditEvent', 'How many events there are, up to 1,001.');

@InputType({ description: 'Which events an administrator lists; every part narrows the list.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Only what this account did.' }) actorId?: string | null;
  @Field(() => AuditSubjectEnum, { nullable: true, description: 'Only this kind of record.' })
  subjectType?: AuditSubject | null;
  @Field(() => ID, { nullable: true, description: 'Only the record with this id.' }) subjectId?: string | null;
  @Field(() => AuditActionEnum, { nullable: true, description: 'Only this act.' }) action?: AuditAction | null;
  @Field(() => DateScalar, { nullable: true, description: 'From this day in India on.' }) from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Through this day in India.' }) to?: string | null;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: 'Which events.' }) filter?: AuditFilter | null;
}
