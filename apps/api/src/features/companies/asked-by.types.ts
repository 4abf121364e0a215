import { ASKED_CHANNEL_LABELS, type AskedBy as Asked, type AskedChannel } from '@job-alert/domain/approvals/asked-by';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const AskedChannelEnum = graphqlEnum<AskedChannel>(
  'AskedChannel',
  'The way in which a company asked an administrator to act for it.',
  ASKED_CHANNEL_LABELS,
);

@ObjectType({
  description: 'The person of a company who asked an administrator to act for the company.',
  simpleResolvers: true,
})
export class AskedBy implements Asked {
  @Field(() => String, { description: 'The name as the administrator entered it, at most 100 characters.' })
  name!: string;
  @Field(() => AskedChannelEnum, { description: 'How they asked.' }) channel!: AskedChannel;
}
