import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { PHONE_DESCRIPTION, User } from '../accounts/accounts.types.js';
import { VisitSourceInput } from '../visits/visits.types.js';
import { ApprovalStateEnum } from './approval-state.types.js';
import { HiringCompany } from './hiring-company.types.js';

@ObjectType({ description: 'A location of a company.', simpleResolvers: true })
export class CompanyAddress {
  @Field(() => ID, { description: 'The id: a decimal number as text. It changes whenever the profile is saved.' })
  id!: string;
  @Field(() => String, { description: 'The first address line.' }) line1!: string;
  @Field(() => String, { nullable: true, description: 'The second address line.' }) line2!: string | null;
  @Field(() => String, { description: 'The city.' }) city!: string;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => String, { description: 'The PIN code: six digits.' }) pincode!: string;
  @Field(() => Boolean, { description: 'True for the primary address. Each company has exactly one.' })
  isPrimary!: boolean;
}

@ObjectType({
  description: 'A company and its employer, as the employer and administrators see them.',
  implements: HiringCompany,
  simpleResolvers: true,
})
export class Company extends HiringCompany {
  @Field(() => ID, { description: 'The id: a decimal number as text, the same as the user id of who signed it up.' })
  override id!: string;
  /** The user id of its owner. */
  ownerId!: string;
  /** The key and the name of the field `responsible`. */
  responsibleId!: string | null;
  responsibleName!: string | null;
  @Field(() => String, { description: "The employer's first and last name." }) fullName!: string;
  @Field(() => String, { description: 'The email address that the employer logs in with.' })
  email!: string;
  @Field(() => String, { description: "The employer's phone number: ten digits." }) contact!: string;
  @Field(() => String, { description: 'The name given at sign-up. It cannot be changed.' })
  override name!: string;
  @Field(() => String, { description: 'Its website, an http or https address; it cannot be changed.' })
  website!: string;
  @Field(() => String, { description: 'The GSTIN: 15 letters and digits.' }) gstin!: string;
  @Field(() => String, { nullable: true, description: 'A description of the company.' }) description!: string | null;
  @Field(() => String, { nullable: true, description: 'The industry.' }) industry!: string | null;
  @Field(() => String, { nullable: true, description: "The company's own email address." })
  companyEmail!: string | null;
  @Field(() => String, { nullable: true, description: "The company's own phone number: ten digits." })
  phone!: string | null;
  @Field(() => Int, { nullable: true, description: 'The number of employees.' }) size!: number | null;
  @Field(() => String, { nullable: true, description: 'The place of the headquarters.' }) headquarters!: string | null;
  @Field(() => Int, { nullable: true, description: 'The year of establishment: four digits.' })
  yearEstablished!: number | null;
  @Field(() => Boolean, {
    description:
      'True if every required field of the three tabs is filled in. Until then jobs, applicants and interviews are locked.',
  })
  isProfileComplete!: boolean;
  @Field(() => ApprovalStateEnum, { description: 'The state of its approval by an administrator.' })
  approvalState!: ApprovalState;
  @Field(() => Boolean, { description: "True if the employer's account is active." }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the company signed up.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the company or its account last changed.' }) changedAt!: Date;
  @Field(() => Int, { description: 'The version. Send it back with a change; changes to an older version fail.' })
  version!: number;
}

export const CompanyConnection = createConnection(Company, 'Company', matchCount('companies'));

@InputType({ description: 'A request to join the company whose GSTIN you have signed up with.' })
export class RequestToJoinCompanyInput {
  @Field(() => String, { description: 'The name of the company.' }) organizationName!: string;
  @Field(() => String, { description: 'Its website; https:// can be omitted.' }) companyWebsite!: string;
  @Field(() => String, { description: 'The GSTIN: 15 letters and digits.' }) gstin!: string;
  @Field(() => String, { description: 'The first name of the person who signs up.' }) firstName!: string;
  @Field(() => String, { description: 'The last name of the person who signs up.' }) lastName!: string;
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => Boolean, { description: 'Agreement to the privacy notice. It must be true.' })
  consent!: boolean;
}

@InputType({ description: 'The sign-up of an employer.' })
export class RegisterEmployerInput extends RequestToJoinCompanyInput {
  @Field(() => String, {
    description:
      'The password: at least 8 characters with an upper-case and a lower-case letter, a number and a special character.',
  })
  password!: string;
  @Field(() => VisitSourceInput, { nullable: true, description: 'The traffic source that first brought the person.' })
  source?: VisitSourceInput | null;
}

@ObjectType({ description: 'The result of `registerEmployer`.', simpleResolvers: true })
export class RegisterEmployerPayload {
  @Field(() => User, { description: 'The new account.' }) user!: User;
}

@InputType({ description: 'A location of a company.' })
class CompanyAddressInput {
  @Field(() => String, { description: 'The first address line.' }) line1!: string;
  @Field(() => String, { nullable: true, description: 'The second address line.' }) line2?: string | null;
  @Field(() => String, { description: 'The city.' }) city!: string;
  @Field(() => String, { description: 'The Indian state or union territory; case-insensitive.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => String, { description: 'The PIN code: six digits.' }) pincode!: string;
  @Field(() => Boolean, {
    description:
      'True for the primary address. If several are marked, the first of them is used; if none is, the first address is.',
  })
  isPrimary!: boolean;
}

@InputType({ description: 'The three tabs of the company profile, without the fields that cannot be changed.' })
export class SaveCompanyProfileInput {
  @Field(() => String, { description: "The employer's name: the first word is the first name." }) fullName!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => String, { description: 'A description of the company.' }) description!: string;
  @Field(() => String, { description: 'The industry.' }) industry!: string;
  @Field(() => String, { nullable: true, description: "The company's own email address." })
  companyEmail?: string | null;
  @Field(() => String, { description: PHONE_DESCRIPTION }) phone!: string;
  @Field(() => Int, { nullable: true, description: 'The number of employees.' }) size?: number | null;
  @Field(() => String, { description: 'The place of the headquarters.' }) headquarters!: string;
  @Field(() => Int, { description: 'The year of establishment, from 1800 to this year.' }) yearEstablished!: number;
  @Field(() => [CompanyAddressInput], { description: 'All locations. They replace the current ones.' })
  addresses!: CompanyAddressInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'The version that you read. If the profile has changed since, the call fails with STALE_VERSION.',
  })
  version?: number | null;
}

@ObjectType({ description: 'The result of `saveCompanyProfile`.', simpleResolvers: true })
export class SaveCompanyProfilePayload {
  @Field(() => Company, { description: 'The company as it is now.' }) company!: Company;
}
