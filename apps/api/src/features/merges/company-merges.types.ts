import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Company } from '../companies/companies.types.js';

@ObjectType({ description: 'Another company that was merged into a company.', simpleResolvers: true })
export class CompanyMerge {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ID, { description: 'The id of the company that ended. No company has it any more.' })
  removedId!: string;
  @Field(() => String, { description: 'The name of the company that ended.' }) removedName!: string;
  @Field(() => DateTimeScalar, { description: 'When they were merged.' }) mergedAt!: Date;
  @Field(() => String, { description: 'The name of the administrator who merged them.' }) mergedByName!: string;
}

@ObjectType({
  description: 'One of the two companies of a merge, with the number of its records.',
  simpleResolvers: true,
})
export class MergingCompany {
  @Field(() => Company, { description: 'The company.' }) company!: object;
  @Field(() => Int, { description: 'The number of its members who have accepted their invitation, with the owner.' })
  members!: number;
  @Field(() => Int, { description: 'The number of its jobs.' }) jobs!: number;
  @Field(() => Int, { description: 'The number of applications for its jobs.' }) applications!: number;
  @Field(() => Int, { description: 'The number of its interviews.' }) interviews!: number;
}

@ObjectType({ description: 'A preview of mergeCompanies.', simpleResolvers: true })
export class CompanyMergePreview {
  @Field(() => MergingCompany, { description: 'The company that stays.' }) keep!: MergingCompany;
  @Field(() => MergingCompany, { description: 'The company that ends.' }) removed!: MergingCompany;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the companies cannot be merged so, as a sentence. Null if they can be merged.',
  })
  problem!: string | null;
  @Field(() => [String], {
    description: 'The effects, as sentences for the administrator. Empty if the companies cannot be merged so.',
  })
  effects!: string[];
}

@InputType({ description: 'Two companies with the same GSTIN.' })
export class MergeCompaniesInput {
  @Field(() => ID, { description: 'The id of the company that stays.' }) keepId!: string;
  @Field(() => Int, { description: 'The version of the company that stays, as the preview has shown it.' })
  keepVersion!: number;
  @Field(() => ID, { description: 'The id of the company that ends.' }) removeId!: string;
  @Field(() => Int, { description: 'The version of the company that ends, as the preview has shown it.' })
  removeVersion!: number;
  @Field(() => String, { description: 'The name of the company that ends, typed as a confirmation.' })
  confirmedName!: string;
}

@ObjectType({ description: 'The merged company.', simpleResolvers: true })
export class MergeCompaniesPayload {
  @Field(() => CompanyMerge, { description: 'The merge.' }) merge!: CompanyMerge;
  @Field(() => Company, { description: 'The company that stays.' }) company!: object;
}
