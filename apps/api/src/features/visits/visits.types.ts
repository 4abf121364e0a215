import { SOURCE_NAME_LENGTH, type VisitSource } from '@job-alert/domain/reports/visit-source';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const VisitSourceEnum = graphqlEnum<VisitSource>('VisitSource', 'The traffic source of a visit.', {
  DIRECT: 'A direct visit, or the browser does not say.',
  SEARCH: 'A search engine.',
  SOCIAL: 'A social network or a messenger.',
  SITE: 'A link on another site.',
  CAMPAIGN: 'A link with utm_source, utm_medium or utm_campaign.',
  LINK: 'A link with a parameter of your own: ?src= and a word.',
  ALERT: 'An email of a job alert.',
  FEED: 'A feed of the open jobs.',
  EMBED: "The list of jobs on a company's own site.",
  IMPORT: 'Imported by an administrator.',
  INVITATION: 'Invited to the job by an administrator.',
});

@InputType({
  description:
    'The traffic source of a visit. Only a limited number of names is distinguished; others count without a name.',
})
export class VisitSourceInput {
  @Field(() => VisitSourceEnum, { description: 'The source; IMPORT and INVITATION are ignored.' }) source!: VisitSource;
  @Field(() => String, {
    nullable: true,
    description: `The site, the campaign or the \`src\` word of the link: at most ${SOURCE_NAME_LENGTH} lower-case letters, digits, and . _ / -. Values that may be an email address or a phone number are dropped.`,
  })
  name?: string | null;
}

@InputType({ description: 'A visit or a job view to count.' })
export class RecordVisitInput {
  @Field(() => VisitSourceInput, {
    nullable: true,
    description: 'The traffic source of the visit. Send it once per visit; omit it to count only the job view.',
  })
  source?: VisitSourceInput | null;
  @Field(() => ID, { nullable: true, description: 'The open job that was viewed. Send it once per visit and job.' })
  jobId?: string | null;
}

@ObjectType({ description: 'The result of `recordVisit`.', simpleResolvers: true })
export class RecordVisitPayload {
  @Field(() => Boolean, {
    description: 'True if it was counted. Bots, and too many requests from one address, are not.',
  })
  counted!: boolean;
}
