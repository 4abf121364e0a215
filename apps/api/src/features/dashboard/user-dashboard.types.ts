import type { ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Application } from '../applications/applications.types.js';
import { Approval } from '../approvals/approvals.types.js';
import { ProfilePartEnum } from '../candidates/profile-part.types.js';
import { Interview } from '../interviews/interviews.types.js';
import { Job } from '../jobs/jobs.types.js';

const LAST_VISIT = {
  nullable: true,
  description:
    'When you last opened your dashboard during your previous visit; null on your first visit. A new visit starts after half an hour without opening it.',
};

@ObjectType({ description: 'The dashboard of a candidate.', simpleResolvers: true })
export class CandidateDashboard {
  __typename!: 'CandidateDashboard';
  @Field(() => DateTimeScalar, LAST_VISIT) lastVisitAt!: Date | null;
  @Field(() => [ProfilePartEnum], {
    description: 'The parts that your profile still needs. Empty once it is complete.',
  })
  missingProfileParts!: ProfilePart[];
  @Field(() => Boolean, { description: 'True if you have ever applied for a job.' }) hasApplied!: boolean;
  @Field(() => [Interview], { description: 'Your next interviews, at most five, earliest first.' })
  interviews!: Interview[];
  @Field(() => [Approval], {
    description:
      'News about your applications since your last visit, or from the last seven days on your first visit. For each of at most five applications, newest first: the latest decision, or the application itself while it is pending.',
  })
  changes!: Approval[];
  @Field(() => [Application], {
    description: 'Your applications with an offer whose date of joining has not passed, at most five, newest first.',
  })
  offers!: Application[];
}

@ObjectType({
  description:
    'A selected candidate whose date of joining has come, so that the employer can record whether they joined.',
  simpleResolvers: true,
})
class DueJoining {
  @Field(() => DateScalar, { description: 'The date of joining, or the later date that was recorded instead.' })
  day!: string;
  @Field(() => Application, { description: 'The application that was selected.' }) application!: Application;
}

@ObjectType({ description: 'A selected candidate who asked for another date of joining.', simpleResolvers: true })
class JoiningDateRequest {
  @Field(() => DateScalar, { description: 'The date that the candidate asked for.' }) day!: string;
  @Field(() => Application, { description: 'The application that was selected.' }) application!: Application;
}

@ObjectType({ description: 'The dashboard of an employer.', simpleResolvers: true })
export class EmployerDashboard {
  __typename!: 'EmployerDashboard';
  @Field(() => DateTimeScalar, LAST_VISIT) lastVisitAt!: Date | null;
  @Field(() => Boolean, { description: 'True if the company has ever posted a job.' }) hasPosted!: boolean;
  @Field(() => [Application], {
    description: 'Applicants of the last 90 days for whom no step has been proposed, at most five, newest first.',
  })
  newApplicants!: Application[];
  @Field(() => Int, { description: 'The number of such applicants, counted up to 100.' })
  newApplicantCount!: number;
  @Field(() => [Interview], {
    description: 'The interviews of today and tomorrow in India, at most 20, earliest first.',
  })
  interviews!: Interview[];
  @Field(() => [JoiningDateRequest], {
    description:
      'Selected candidates who asked for another date of joining and for whom no new date has been proposed, at most five, earliest date first. Only offers of the last 180 days count.',
  })
  joiningDateRequests!: JoiningDateRequest[];
  @Field(() => Int, { description: 'The number of such candidates, counted up to 100.' })
  joiningDateRequestCount!: number;
  @Field(() => [DueJoining], {
    description:
      'Selected candidates whose date of joining has come without a record of whether they joined, at most five, earliest first. Only offers of the last 180 days count.',
  })
  dueJoinings!: DueJoining[];
  @Field(() => Int, { description: 'The number of such candidates, counted up to 100.' }) dueJoiningCount!: number;
  @Field(() => [Approval], {
    description: 'Your pending requests about steps and jobs, at most five, oldest first.',
  })
  waiting!: Approval[];
  @Field(() => Int, { description: 'The number of your pending requests, counted up to 200.' }) waitingCount!: number;
  @Field(() => [Approval], {
    description:
      'Your requests about steps and jobs that were rejected in the last 30 days and have no later request, at most five, newest first.',
  })
  rejected!: Approval[];
  @Field(() => [Job], {
    description: 'Open jobs that close within the next seven days in India, at most five, earliest first.',
  })
  closingJobs!: Job[];
}

export const Dashboard = createUnionType({
  name: 'Dashboard',
  description: 'The dashboard of an account.',
  types: () => [CandidateDashboard, EmployerDashboard] as const,
});
