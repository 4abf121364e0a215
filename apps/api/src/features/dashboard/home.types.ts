import type { ProfilePart } from '@job-alert/domain/profile-parts';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { Application } from '../applications/applications.types.js';
import { Approval } from '../approvals/approvals.types.js';
import { Interview } from '../interviews/interviews.types.js';
import { Job } from '../jobs/jobs.types.js';

export const ProfilePartEnum = graphqlEnum<ProfilePart>('ProfilePart', "A part of a candidate's profile.", {
  PERSONAL: 'The name, contact, address and experience level.',
  RESUME: 'The resume.',
  QUALIFICATION: 'At least one qualification.',
});

const LAST_VISIT = {
  nullable: true,
  description:
    'When you last looked at your dashboard in the visit before this one; null in your first visit. Looking again after half an hour begins a new visit.',
};

@ObjectType({ description: "What a candidate's home screen shows.", simpleResolvers: true })
export class CandidateDashboard {
  __typename!: 'CandidateDashboard';
  @Field(() => DateTimeScalar, LAST_VISIT) lastVisitAt!: Date | null;
  @Field(() => [ProfilePartEnum], { description: 'What your profile still needs; empty once it is complete.' })
  missingProfileParts!: ProfilePart[];
  @Field(() => Boolean, { description: 'Whether you have ever applied for a job.' }) hasApplied!: boolean;
  @Field(() => [Interview], { description: 'Your next interviews, at most five, the earliest first.' })
  interviews!: Interview[];
  @Field(() => [Approval], {
    description:
      'What has happened with your applications since your last visit, or in the last seven days on your first: the newest decision, or the application itself while it waits, for each of at most five applications, the newest first.',
  })
  changes!: Approval[];
  @Field(() => [Application], {
    description:
      'Your applications with an offer whose date of joining has not passed, at most five, the newest first.',
  })
  offers!: Application[];
}

@ObjectType({
  description: 'A selected candidate of whom the employer can say whether they joined, now that the day has come.',
  simpleResolvers: true,
})
export class DueJoining {
  @Field(() => DateScalar, { description: 'The date of joining, or the later day that was said instead.' })
  day!: string;
  @Field(() => Application, { description: 'The application that was selected.' }) application!: Application;
}

@ObjectType({ description: 'A selected candidate who asked for another date of joining.', simpleResolvers: true })
export class JoiningDateRequest {
  @Field(() => DateScalar, { description: 'The date that the candidate asked for.' }) day!: string;
  @Field(() => Application, { description: 'The application that was selected.' }) application!: Application;
}

@ObjectType({ description: "What an employer's home screen shows.", simpleResolvers: true })
export class EmployerDashboard {
  __typename!: 'EmployerDashboard';
  @Field(() => DateTimeScalar, LAST_VISIT) lastVisitAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether the company has ever posted a job.' }) hasPosted!: boolean;
  @Field(() => [Application], {
    description:
      'Applicants that have come since your last visit, or in the last seven days on your first, and for whom no step has been proposed, at most five, the newest first.',
  })
  newApplicants!: Application[];
  @Field(() => Int, { description: 'How many such applicants there are, counted up to 100.' })
  newApplicantCount!: number;
  @Field(() => [Interview], {
    description: 'The interviews of today and tomorrow in India, at most 20, the earliest first.',
  })
  interviews!: Interview[];
  @Field(() => [JoiningDateRequest], {
    description:
      'Selected candidates who asked for another date of joining and for whom no new date has been proposed, at most five, the earliest date first. Offers of the last 180 days count.',
  })
  joiningDateRequests!: JoiningDateRequest[];
  @Field(() => Int, { description: 'How many such candidates there are, counted up to 100.' })
  joiningDateRequestCount!: number;
  @Field(() => [DueJoining], {
    description:
      'Selected candidates whose day of joining has come and of whom nobody has said whether they joined, at most five, the earliest first. Offers of the last 180 days count.',
  })
  dueJoinings!: DueJoining[];
  @Field(() => Int, { description: 'How many such candidates there are, counted up to 100.' }) dueJoiningCount!: number;
  @Field(() => [Approval], {
    description: 'Your requests about steps and jobs that are waiting for approval, at most five, the oldest first.',
  })
  waiting!: Approval[];
  @Field(() => Int, { description: 'How many of your requests are waiting, counted up to 200.' }) waitingCount!: number;
  @Field(() => [Approval], {
    description:
      'Your requests about steps and jobs that were rejected in the last 30 days and that nothing has followed, at most five, the newest first.',
  })
  rejected!: Approval[];
  @Field(() => [Job], {
    description: 'Open jobs whose last day is one of the next seven in India, at most five, the earliest first.',
  })
  closingJobs!: Job[];
}

export const Dashboard = createUnionType({
  name: 'Dashboard',
  description: "What an account's home screen shows.",
  types: () => [CandidateDashboard, EmployerDashboard] as const,
});
