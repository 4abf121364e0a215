import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';

@ObjectType({
  description: 'A read-only link to the CSV of one report, for spreadsheets; without its secret address.',
  simpleResolvers: true,
})
export class ReportLink {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Whose spreadsheet reads it.' }) name!: string;
  @Field(() => String, { description: 'The report as its CSV is called, such as time-to-fill.' }) report!: string;
  @Field(() => String, { description: 'The filters as the query of an address; empty when nothing narrows it.' })
  query!: string;
  @Field(() => Boolean, { description: 'False once it is revoked or has expired.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'Until when it works.' }) expiresAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last read, to the minute.' })
  lastUsedAt!: Date | null;
}

@InputType({ description: 'Which report a new link reads.' })
export class CreateReportLinkInput {
  @Field(() => String, { description: 'Whose spreadsheet will read it; at most 100 characters.' }) name!: string;
  @Field(() => String, { description: 'The report as its CSV is called, such as time-to-fill.' }) report!: string;
  @Field(() => String, {
    defaultValue: '',
    description:
      'The filters as the query of an address: `period` or `from` and `to`, `companyId`, `jobId`, `industry`, `city`, `source`. A named period, such as this-financial-year, moves with the day. Without days, the reader may add `from` and `to`.',
  })
  query!: string;
  @Field(() => Int, { defaultValue: 365, description: 'For how many days it works: 30, 90 or 365.' }) days!: number;
}

@ObjectType({ description: 'What `createReportLink` returns.', simpleResolvers: true })
export class CreateReportLinkPayload {
  @Field(() => ReportLink, { description: 'The new link, without its secret address.' }) reportLink!: ReportLink;
  @Field(() => String, { description: 'The whole address, shown only here. Whoever has it can read this report.' })
  url!: string;
}

@InputType({ description: 'The link to revoke.' })
export class RevokeReportLinkInput {
  @Field(() => ID, { description: "The link's id." }) id!: string;
}

@ObjectType({ description: 'What `revokeReportLink` returns.', simpleResolvers: true })
export class RevokeReportLinkPayload {
  @Field(() => ReportLink, { description: 'The link, now inactive.' }) reportLink!: ReportLink;
}
