import { type ApiScope, MAX_KEY_NETWORKS } from '@job-alert/domain/api-scopes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';

export const ApiScopeEnum = graphqlEnum<ApiScope>(
  'ApiScope',
  'What a key may do in addition to what everyone may do.',
  {
    JOBS_READ: 'jobs:read: reads the open jobs, with a budget of its own.',
    REPORTS_READ: 'reports:read: reads the reports.',
    APPLICATIONS_READ:
      'applications:read: reads how applications stand, in all companies, without names and contact details.',
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
  @Field(() => String, {
    nullable: true,
    description: 'The first characters of the key, such as `ja_ab12`; null for keys made before they were kept.',
  })
  prefix!: string | null;
  @Field(() => [ApiScopeEnum], { description: 'What the key may do.' }) scopes!: ApiScope[];
  @Field(() => Boolean, { description: 'False once it is revoked.' }) isActive!: boolean;
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day, in India, on which it works; null when it has no end. Afterwards it is refused with UNAUTHENTICATED.',
  })
  validThrough!: string | null;
  @Field(() => [String], {
    description:
      'The addresses and networks from which it works, such as `203.0.113.0/24`; from others it is refused with FORBIDDEN. Empty: it works from everywhere.',
  })
  networks!: string[];
  @Field(() => DateTimeScalar, { description: 'When the key was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'What can be changed of a key.' })
abstract class ApiClientTerms {
  @Field(() => String, { description: 'Who uses the key; at most 100 characters.' }) name!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day, in India, on which the key works: today or later. Without it the key has no end.',
  })
  validThrough?: string | null;
  @Field(() => [String], {
    defaultValue: [],
    description: `The addresses and networks from which the key works, at most ${MAX_KEY_NETWORKS}. Empty: it works from everywhere.`,
  })
  networks!: string[];
}

@InputType({ description: 'Who will use the new key, and what it may do.' })
export class CreateApiClientInput extends ApiClientTerms {
  @Field(() => [ApiScopeEnum], { description: 'At least one.' }) scopes!: ApiScope[];
}

@InputType({ description: 'The key as it becomes; its scopes stay.' })
export class UpdateApiClientInput extends ApiClientTerms {
  @Field(() => ID, { description: "The key's id." }) id!: string;
}

@ObjectType({ description: 'What `updateApiClient` returns.', simpleResolvers: true })
export class UpdateApiClientPayload {
  @Field(() => ApiClient, { description: 'The key as it is now.' }) apiClient!: ApiClient;
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
