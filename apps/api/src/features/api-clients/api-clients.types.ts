import type { ApiScope } from '@job-alert/domain/api-scopes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';

export const ApiScopeEnum = graphqlEnum<ApiScope>(
  'ApiScope',
  'What a key may do in addition to what everyone may do.',
  {
    JOBS_READ: 'jobs:read: reads the open jobs, with a budget of its own.',
    REPORTS_READ: 'reports:read: reads the reports.',
    WEBHOOKS: 'webhooks: has webhooks, and manages its own.',
  },
);

@ObjectType({
  description: 'A key of an integrator or a reporting tool, without its secret text.',
  simpleResolvers: true,
})
export class ApiClient {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Who uses the key.' }) name!: string;
  @Field(() => [ApiScopeEnum], { description: 'What the key may do.' }) scopes!: ApiScope[];
  @Field(() => Boolean, { description: 'False once it is revoked.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the key was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'Who will use the new key, and what it may do.' })
export class CreateApiClientInput {
  @Field(() => String, { description: 'Who uses the key; at most 100 characters.' }) name!: string;
  @Field(() => [ApiScopeEnum], { description: 'At least one.' }) scopes!: ApiScope[];
}

@ObjectType({ description: 'What `createApiClient` returns.', simpleResolvers: true })
export class CreateApiClientPayload {
  @Field(() => ApiClient, { description: 'The new key, without its secret text.' }) apiClient!: ApiClient;
  @Field(() => String, {
    description: 'The key itself, shown only here. Send it as `Authorization: Bearer <key>`.',
  })
  key!: string;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiClientInput {
  @Field(() => ID, { description: "The key's id." }) id!: string;
}

@ObjectType({ description: 'What `revokeApiClient` returns.', simpleResolvers: true })
export class RevokeApiClientPayload {
  @Field(() => ApiClient, { description: 'The key, now inactive.' }) apiClient!: ApiClient;
}
