import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { IdentityRevealService } from './identity-reveal.service.js';

const IdentityNumberKindEnum = graphqlEnum<IdentityNumberKind>(
  'IdentityNumberKind',
  'An identity number that is stored in full. Only four digits of an Aadhaar number are stored.',
  { PAN: 'The PAN.', DRIVING_LICENSE: 'The driving licence.', PASSPORT: 'The passport.' },
);

@InputType({ description: 'The candidate and the number.' })
class RevealIdentityNumberInput {
  @Field(() => ID, { description: "The id of the candidate's user." }) candidateId!: string;
  @Field(() => IdentityNumberKindEnum, { description: 'The kind of number.' })
  kind!: IdentityNumberKind;
}

@ObjectType({ description: 'The result of `revealIdentityNumber`.', simpleResolvers: true })
class RevealIdentityNumberPayload {
  @Field(() => String, { description: 'The complete number.' }) number!: string;
}

@Resolver()
export class IdentityRevealResolver {
  constructor(private readonly identity: IdentityRevealService) {}

  @Requires('ADMIN')
  @Mutation(() => RevealIdentityNumberPayload, {
    description:
      'Returns a complete identity number of a candidate and records the access in the audit trail. Errors: NOT_FOUND.',
  })
  async revealIdentityNumber(
    @Ctx() context: RequestContext,
    @Arg('input', () => RevealIdentityNumberInput, { description: 'The candidate and the kind of number.' })
    { candidateId, kind }: RevealIdentityNumberInput,
  ): Promise<RevealIdentityNumberPayload> {
    return { number: await this.identity.reveal(context, candidateId, kind) };
  }
}
