import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType({
  description: 'A read-only link to the CSV of one report, for spreadsheets; without its secret address.',
  simpleResolvers: true,
})
export class ReportLink {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the person or spreadsheet that uses it.' }) name!: string;
  @Field(() => String, { description: "The name of the report's CSV file, such as time-to-fill." }) report!: string;
  @Field(() => String, { description: 'The filters as a URL query string; empty if there are none.' })
  query!: string;
  @Field(() => Boolean, { description: 'False once it is revoked or has expired.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the link expires.' }) expiresAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last read, accurate to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'The report of the new link.' })
export class CreateReportLinkInput {
  @Field(() => String, { description: 'The name of the person or spreadsheet that uses it, at most 100 characters.' })
  name!: string;
  @Field(() => String, { description: "The name of the report's CSV file, such as time-to-fill." }) report!: string;
  @Field(() => String, {
    defaultValue: '',
    description:
      'The filters as a URL query string: `period` or `from` and `to`, `companyId`, `jobId`, `industry`, `city`, `source`. A named period, such as this-financial-year, is relative to the current day. If no days are given, the reader can add `from` and `to`.',
  })
  query!: string;
  @Field(() => Int, { defaultValue: 365, description: 'The number of days until it expires: 30, 90 or 365.' })
  days!: number;
}

@ObjectType({ description: 'The result of `createReportLink`.', simpleResolvers: true })
export class CreateReportLinkPayload {
  @Field(() => ReportLink, { description: 'The new link, without its secret address.' }) reportLink!: ReportLink;
  @Field(() => String, {
    description: 'The complete URL. It is shown only once. Anyone who has it can read this report.',
  })
  url!: string;
}

@InputType({ description: 'The link to revoke.' })
export class RevokeReportLinkInput {
  @Field(() => ID, { description: "The link's id." }) id!: string;
}

@ObjectType({ description: 'The result of `revokeReportLink`.', simpleResolvers: true })
export class RevokeReportLinkPayload {
  @Field(() => ReportLink, { description: 'The link, now inactive.' }) reportLink!: ReportLink;
}
