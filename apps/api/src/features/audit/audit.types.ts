import type { UserType } from '@job-alert/domain/text/user-type';
import {
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  type AuditAction,
  type AuditSubject,
} from '@job-alert/domain/audit/audit';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ActorType } from '../../platform/audit.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection } from '../../platform/lists/page.types.js';
import { UserTypeEnum } from '../accounts/accounts.types.js';

export const AuditActionEnum = graphqlEnum<AuditAction>(
  'AuditAction',
  'An action on a record. Each description is the label shown on screen.',
  AUDIT_ACTION_LABELS,
);
export const AuditSubjectEnum = graphqlEnum<AuditSubject>(
  'AuditSubject',
  'The kinds of records in the audit trail. Each description is the label shown on screen.',
  AUDIT_SUBJECT_LABELS,
);

const ActorTypeEnum = graphqlEnum<ActorType>('ActorType', 'The kind of actor.', {
  CANDIDATE: 'A candidate.',
  EMPLOYER: 'An employer.',
  ADMIN: 'An administrator.',
  API_CLIENT: 'A program with an API key.',
  ANONYMOUS: 'A visitor, or the operator at the command line.',
});

@ObjectType({ description: 'A detail recorded with an event.', simpleResolvers: true })
export class AuditDetail {
  @Field(() => String, { description: 'The name of the detail.' }) name!: string;
  @Field(() => String, { description: 'The value as text; lists and objects are JSON.' }) value!: string;
}

@ObjectType({
  description:
    'An entry of the audit trail: an action of an actor on a record. It remains when the account or the record is deleted.',
  simpleResolvers: true,
})
export class AuditEvent {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When it was done.' }) at!: Date;
  @Field(() => ID, {
    nullable: true,
    description: "The id of the actor's account. Null for visitors, API clients and the operator.",
  })
  actorId!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The actor's current name, with the company for which a member acted: Ravi Desai, Surat Silk Mills. Null if the actor had no account, and once the account is deleted.",
  })
  actorName!: string | null;
  @Field(() => ActorTypeEnum, { description: 'The kind of actor.' }) actorType!: ActorType;
  @Field(() => String, {
    description: 'The action: an AuditAction, or a value recorded by an earlier version of the portal.',
  })
  action!: string;
  @Field(() => String, {
    description: 'The kind of record: an AuditSubject, or a value recorded by an earlier version of the portal.',
  })
  subjectType!: string;
  @Field(() => ID, { description: 'The id of the record.' }) subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description: "The record's current name. Null if it has been deleted, and for lists, files and emails.",
  })
  subjectName!: string | null;
  @Field(() => UserTypeEnum, { nullable: true, description: 'The user type, if the record is an account.' })
  subjectUserType!: UserType | null;
  @Field(() => Boolean, {
    description: 'True if the record has been deleted. Always false for kinds that are not looked up, such as files.',
  })
  subjectDeleted!: boolean;
  @Field(() => [AuditDetail], { description: 'Additional details. Never personal data.' })
  details!: AuditDetail[];
  @Field(() => String, {
    nullable: true,
    description:
      'The IP address of the request; after 30 days only its network (/24, or /48 for IPv6). Null when there was none, and once the account is deleted.',
  })
  ip!: string | null;
}

export const AuditEventConnection = createConnection(
  AuditEvent,
  'AuditEvent',
  'The number of events, counted up to 1,001.',
);
