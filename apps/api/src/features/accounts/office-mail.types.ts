import type { OfficeMail } from '@job-alert/domain/office-mail';
import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { User } from './accounts.types.js';

export const AdminEmailPreferenceEnum = graphqlEnum<OfficeMail>(
  'AdminEmailPreference',
  'Which mails an administrator gets about what waits for a decision. The bell shows it in any case.',
  {
    EACH: 'A mail for each new employer, job, application, proposal and interview.',
    DIGEST: 'One mail at 10:00 on working days: what waits, what is late and the five oldest requests.',
    NONE: 'None.',
  },
);

@InputType({ description: 'Your choice of mails.' })
export class SetAdminEmailPreferenceInput {
  @Field(() => AdminEmailPreferenceEnum, { description: 'Which mails you want.' }) adminEmailPreference!: OfficeMail;
}

@ObjectType({ description: 'What `setAdminEmailPreference` returns.', simpleResolvers: true })
export class SetAdminEmailPreferencePayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
