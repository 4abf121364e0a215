import {
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  type AuditAction,
  type AuditSubject,
} from '@job-alert/domain/audit';
import type { UserType } from '@job-alert/domain/user-type';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ActorType } from '../../platform/audit.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { UserTypeEnum } from '../accounts/accounts.types.js';

export const AuditActionEnum = graphqlEnum<AuditAction>(
  'AuditAction',
  'What was done to a record. Each description is the label on the screen.',
  AUDIT_ACTION_LABELS,
);
export const AuditSubjectEnum = graphqlEnum<AuditSubject>(
  'AuditSubject',
  'The kinds of records in the audit trail. Each description is the label on the screen.',
  AUDIT_SUBJECT_LABELS,
);

export const ActorTypeEnum = graphqlEnum<ActorType>('ActorType', 'Who does something.', {
  CANDIDATE: 'A candidate.',
  EMPLOYER: 'An employer.',
  ADMIN: 'An administrator.',
  API_CLIENT: 'A program with an API key.',
  ANONYMOUS: 'A visitor, or the operator at the command line.',
});

@ObjectType({ description: 'A fact recorded with an event.', simpleResolvers: true })
export class AuditDetail {
  @Field(() => String, { description: 'What the fact is about.' }) name!: string;
  @Field(() => String, { description: 'The fact as text; lists and objects as JSON.' }) value!: string;
}

@ObjectType({
  description: 'Who did what to which record. It remains when the account or the record is deleted.',
  simpleResolvers: true,
})
export class AuditEvent {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When it was done.' }) at!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the account that did it. Null for visitors, API clients and the operator.',
  })
  actorId!: string | null;
  @Field(() => ActorTypeEnum, { description: 'What kind of account or program did it.' }) actorType!: ActorType;
  @Field(() => String, {
    description: 'What was done: an AuditAction, or a value recorded by an earlier version of the portal.',
  })
  action!: string;
  @Field(() => String, {
    description: 'The kind of record: an AuditSubject, or a value recorded by an earlier version of the portal.',
  })
  subjectType!: string;
  @Field(() => ID, { description: 'The id of the record.' }) subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description: "The record's current name. Null when it has been deleted, and for lists, files and mails.",
  })
  subjectName!: string | null;
  @Field(() => UserTypeEnum, { nullable: true, description: 'The type of the account, if the record is one.' })
  subjectUserType!: UserType | null;
  @Field(() => Boolean, {
    description: 'Whether the record has been deleted. Always false for kinds that are never looked up, such as files.',
  })
  subjectDeleted!: boolean;
  @Field(() => [AuditDetail], { description: 'Further facts; never personal data.' })
  details!: AuditDetail[];
  @Field(() => String, {
    nullable: true,
    description:
      'The IP address of the request; after 30 days only its network (/24, or /48 for IPv6). Null when there was none, and once the account is deleted.',
  })
  ip!: string | null;
}

export const AuditEventConnection = connectionOf(AuditEvent, 'AuditEvent', 'How many events there are, up to 1,001.');
