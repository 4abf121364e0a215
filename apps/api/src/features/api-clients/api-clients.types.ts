import type { ApiScope } from '@job-alert/domain/api-scopes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';

export const ApiScopeEnum = graphqlEnum<ApiScope>('ApiScope', 'What a key may do beside what everybody may.', {
  JOBS_READ: 'jobs:read: the open jobs, with a budget of its own.',
  REPORTS_READ: 'reports:read: the reports.',
});

@ObjectType({ description: 'The key of an integrator or a reporting tool, without the key.', simpleResolvers: true })
export class ApiClient {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Whose key it is.' }) name!: string;
  @Field(() => [ApiScopeEnum], { description: 'What it may do.' }) scopes!: ApiScope[];
  @Field(() => Boolean, { description: 'False once it is revoked.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'Whose key to make, and what it may do.' })
export class CreateApiClientInput {
  @Field(() => String, { description: 'Who uses the key; at most 100 characters.' }) name!: string;
  @Field(() => [ApiScopeEnum], { description: 'At least one.' }) scopes!: ApiScope[];
}

@ObjectType({ description: 'What `createApiClient` answers.', simpleResolvers: true })
export class CreateApiClientPayload {
  @Field(() => ApiClient, { description: 'What is kept of the new key.' }) apiClient!: ApiClient;
  @Field(() => String, {
    description: 'The key itself, shown only here. Send it as `Authorization: Bearer <key>`.',
  })
  key!: string;
}

@InputType({ description: 'Which key to end.' })
export class RevokeApiClientInput {
  @Field(() => ID, { description: "The key's id." }) id!: string;
}

@ObjectType({ description: 'What `revokeApiClient` answers.', simpleResolvers: true })
export class RevokeApiClientPayload {
  @Field(() => ApiClient, { description: 'The key, now inactive.' }) apiClient!: ApiClient;
}
