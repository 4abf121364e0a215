import type { IdentityNumberKind } from '@job-alert/domain/identity-numbers';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import type { IdentityRevealService } from './identity-reveal.service.js';

const IdentityNumberKindEnum = graphqlEnum<IdentityNumberKind>(
  'IdentityNumberKind',
  'An identity number that is kept whole; of Aadhaar there are only four digits.',
  { PAN: 'The PAN.', DRIVING_LICENSE: 'The driving licence.', PASSPORT: 'The passport.' },
);

@Resolver()
export class IdentityRevealResolver {
  constructor(private readonly identity: IdentityRevealService) {}

  @Mutation(() => String, {
    description:
      'One whole identity number of a candidate, for administrators; who asked is recorded in the audit trail. Refusals: NOT_FOUND.',
  })
  revealIdentityNumber(
    @Ctx() context: RequestContext,
    @Arg('candidateId', () => ID, { description: "The id of the candidate's user." }) candidateId: string,
    @Arg('kind', () => IdentityNumberKindEnum, { description: 'Which number.' }) kind: IdentityNumberKind,
  ): Promise<string> {
    return this.identity.reveal(context, candidateId, kind);
  }
}
