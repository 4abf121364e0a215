import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the day brings, for administrators.', simpleResolvers: true })
export class Agenda {
  @Field(() => Int, {
    description: 'Applications with an approved interview today in India: those of AgendaEntry.INTERVIEWS_TODAY.',
  })
  interviewsToday!: number;
  @Field(() => Int, { description: 'Requests to select a candidate that are waiting for approval.' })
  offersWaiting!: number;
  @Field(() => Int, {
    description:
      'Applications of selected candidates who join this week in India and have not declined: those of AgendaEntry.JOININGS_THIS_WEEK.',
  })
  joiningsThisWeek!: number;
}

@ObjectType({ description: "The counts on the administrator's dashboard.", simpleResolvers: true })
export class DashboardCounts {
  @Field(() => Int, { description: 'Employers, whatever their state.' }) totalEmployers!: number;
  @Field(() => Int, { description: 'Candidates, active or not.' }) totalCandidates!: number;
  @Field(() => Int, { description: 'Jobs, open or not.' }) totalJobs!: number;
  @Field(() => Int, { description: 'Applications, whatever their status.' }) totalApplications!: number;
  @Field(() => Int, {
    description: 'Everything that is waiting for an administrator: the sum of the other pending counts.',
  })
  totalPendingApprovals!: number;
  @Field(() => Int, { description: 'Companies waiting for approval.' }) pendingEmployers!: number;
  @Field(() => Int, { description: 'Applications with a request that is waiting for approval.' })
  pendingApplications!: number;
  @Field(() => Int, { description: 'Jobs waiting for approval.' }) pendingJobs!: number;
}
