import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { User } from '../accounts.types.js';

export const AdminEmailPreferenceEnum = graphqlEnum<AdminEmailPreference>(
  'AdminEmailPreference',
  'The emails that an administrator gets about pending requests. Notifications in the portal are always shown.',
  {
    EACH: 'An email for each new employer, job, application, proposal and interview.',
    DIGEST: 'One email at 10:00 on working days: pending and late requests, with the five oldest.',
    NONE: 'No emails.',
  },
);

@InputType({ description: 'Your email preference.' })
export class SetAdminEmailPreferenceInput {
  @Field(() => AdminEmailPreferenceEnum, { description: 'The emails that you want.' })
  adminEmailPreference!: AdminEmailPreference;
}

@ObjectType({ description: 'The result of `setAdminEmailPreference`.', simpleResolvers: true })
export class SetAdminEmailPreferencePayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
