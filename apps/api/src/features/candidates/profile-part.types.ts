import type { ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const ProfilePartEnum = graphqlEnum<ProfilePart>('ProfilePart', "A part of a candidate's profile.", {
  PERSONAL: 'The name, contact, address and experience level.',
  RESUME: 'The resume.',
  QUALIFICATION: 'At least one qualification.',
});
