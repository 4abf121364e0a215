import { JOIN_REQUEST_DAYS, type JoinDecision } from '@job-alert/domain/companies/join-request';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Company } from '../companies.types.js';

const JoinDecisionEnum = graphqlEnum<JoinDecision>('JoinDecision', 'The answer to a request to join a company.', {
  ACCEPT: 'The person becomes a recruiter of the company.',
  REFUSE: 'The person does not join the company.',
  SEPARATE: 'The person gets a company of their own with the same GSTIN, such as a branch. Only for administrators.',
});

@ObjectType({
  description: `A person who has signed up with the GSTIN of a company and asks to join it. A request expires after ${JOIN_REQUEST_DAYS} days.`,
  simpleResolvers: true,
})
export class CompanyJoinRequest {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address. It is not confirmed.' }) email!: string;
  @Field(() => String, { description: 'The phone number: ten digits.' }) contact!: string;
  @Field(() => String, { description: 'The company name that the person has entered.' }) organizationName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) requestedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it expires.' }) expiresAt!: Date;
  @Field(() => Boolean, { description: 'True if you can accept or refuse it now.' }) viewerCanDecide!: boolean;
}

@InputType({ description: 'A decision about a request to join a company.' })
export class DecideJoinRequestInput {
  @Field(() => ID, { description: 'The id of the request.' }) id!: string;
  @Field(() => JoinDecisionEnum, { description: 'The decision.' }) decision!: JoinDecision;
}

@ObjectType({ description: 'The result of `decideJoinRequest`.', simpleResolvers: true })
export class DecideJoinRequestPayload {
  @Field(() => Company, { description: 'The company that the person has asked to join.' }) company!: Company;
}

@ObjectType({ description: 'The result of `requestToJoinCompany`.', simpleResolvers: true })
export class RequestToJoinCompanyPayload {
  @Field(() => String, { description: 'The name of the company.' }) companyName!: string;
}
