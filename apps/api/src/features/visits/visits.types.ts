import { SOURCE_NAME_LENGTH, type VisitSource } from '@job-alert/domain/visit-source';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const VisitSourceEnum = graphqlEnum<VisitSource>('VisitSource', 'From where somebody came.', {
  DIRECT: 'By the address itself, or the browser does not say.',
  SEARCH: 'A search engine.',
  SOCIAL: 'A social network or a messenger.',
  SITE: 'A link on another site.',
  CAMPAIGN: 'A link with utm_source, utm_medium or utm_campaign.',
  LINK: 'A link with a mark of your own: ?src= and a word.',
  ALERT: 'The mail of a job alert.',
  FEED: 'A feed of the open jobs.',
  EMBED: "The list of jobs on a company's own site.",
  IMPORT: 'Brought in by an administrator.',
});

@InputType({ description: 'From where somebody came. Only so many names are told apart; others count without a name.' })
export class VisitSourceInput {
  @Field(() => VisitSourceEnum, { description: 'The source; IMPORT is ignored.' }) source!: VisitSource;
  @Field(() => String, {
    nullable: true,
    description: `The site, the campaign or the word of the link, in at most ${SOURCE_NAME_LENGTH} small letters, digits, and . _ / -; what may be an address or a phone number is left out.`,
  })
  name?: string | null;
}

@InputType({ description: 'A visit, or a look at a job, to be counted.' })
export class RecordVisitInput {
  @Field(() => VisitSourceInput, {
    nullable: true,
    description: 'From where the visit came: once for each visit. Leave it out to count the job alone.',
  })
  source?: VisitSourceInput | null;
  @Field(() => ID, { nullable: true, description: 'The open job whose page was opened: once for each visit and job.' })
  jobId?: string | null;
}

@ObjectType({ description: 'What `recordVisit` returns.', simpleResolvers: true })
export class RecordVisitPayload {
  @Field(() => Boolean, { description: 'Whether it was counted: programs, and too many from one address, are not.' })
  counted!: boolean;
}
