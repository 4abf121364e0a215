import { type ApiScope, MAX_KEY_NETWORKS } from '@job-alert/domain/integrations/api-scopes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';

const ApiScopeEnum = graphqlEnum<ApiScope>('ApiScope', 'A permission that a key has beyond public access.', {
  JOBS_READ: 'jobs:read: reads nothing but what everyone can read, the open jobs, with its own query budget.',
  REPORTS_READ: 'reports:read: reads the reports.',
  APPLICATIONS_READ:
    'applications:read: reads the status of applications in all companies, without names and contact details.',
  WEBHOOKS: 'webhooks: manages its own webhooks.',
});

@ObjectType({
  description: 'An API key of an integrator or a reporting tool, without its secret.',
  simpleResolvers: true,
})
export class ApiClient {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the program or person that uses the key.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The first characters of the key, such as `ja_ab12`. Null for keys created before prefixes were stored.',
  })
  prefix!: string | null;
  @Field(() => [ApiScopeEnum], { description: 'The permissions of the key.' }) scopes!: ApiScope[];
  @Field(() => Boolean, { description: 'False once it is revoked.' }) isActive!: boolean;
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day, in India, on which the key works; null if it does not expire. An expired key fails with UNAUTHENTICATED.',
  })
  validThrough!: string | null;
  @Field(() => [String], {
    description:
      'The IP addresses and networks that can use the key, such as `203.0.113.0/24`. Requests from other addresses fail with FORBIDDEN. If empty, the key works from any address.',
  })
  networks!: string[];
  @Field(() => DateTimeScalar, { description: 'When the key was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the key was last used, accurate to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'What can be changed of a key.' })
abstract class ApiClientTerms {
  @Field(() => String, { description: 'The name of the program or person that uses the key, at most 100 characters.' })
  name!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day, in India, on which the key works: today or later. If omitted, the key does not expire.',
  })
  validThrough?: string | null;
  @Field(() => [String], {
    defaultValue: [],
    description: `The IP addresses and networks that can use the key, at most ${MAX_KEY_NETWORKS}. If empty, the key works from any address.`,
  })
  networks!: string[];
}

@InputType({ description: 'The name and the permissions of the new key.' })
export class CreateApiClientInput extends ApiClientTerms {
  @Field(() => [ApiScopeEnum], { description: 'The permissions of the key, at least one.' }) scopes!: ApiScope[];
}

@InputType({ description: 'The key with its new values. Its scopes stay the same.' })
export class UpdateApiClientInput extends ApiClientTerms {
  @Field(() => ID, { description: "The key's id." }) id!: string;
}

@ObjectType({ description: 'The result of `updateApiClient`.', simpleResolvers: true })
export class UpdateApiClientPayload {
  @Field(() => ApiClient, { description: 'The key as it is now.' }) apiClient!: ApiClient;
}

@ObjectType({ description: 'The result of `createApiClient`.', simpleResolvers: true })
export class CreateApiClientPayload {
  @Field(() => ApiClient, { description: 'The new key, without its secret text.' }) apiClient!: ApiClient;
  @Field(() => String, {
    description: 'The key itself. It is shown only once. Send it as `Authorization: Bearer <key>`.',
  })
  key!: string;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiClientInput {
  @Field(() => ID, { description: "The key's id." }) id!: string;
}

@ObjectType({ description: 'The result of `revokeApiClient`.', simpleResolvers: true })
export class RevokeApiClientPayload {
  @Field(() => ApiClient, { description: 'The key, now inactive.' }) apiClient!: ApiClient;
}
