import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Counts of the work that is due today and this week, for administrators.',
  simpleResolvers: true,
})
export class Agenda {
  @Field(() => Int, {
    description: 'The number of applications with an approved interview today in India (AgendaEntry.INTERVIEWS_TODAY).',
  })
  interviewsToday!: number;
  @Field(() => Int, { description: 'The number of requests to select a candidate that are pending approval.' })
  pendingOffers!: number;
  @Field(() => Int, {
    description:
      'The number of selected candidates who join this week in India and have not declined (AgendaEntry.JOININGS_THIS_WEEK).',
  })
  joiningsThisWeek!: number;
}

@ObjectType({ description: "The counts on the administrator's dashboard.", simpleResolvers: true })
export class DashboardCounts {
  @Field(() => Int, { description: 'All employers.' }) totalEmployers!: number;
  @Field(() => Int, { description: 'All candidates, active or not.' }) totalCandidates!: number;
  @Field(() => Int, { description: 'All jobs, open or not.' }) totalJobs!: number;
  @Field(() => Int, { description: 'All applications.' }) totalApplications!: number;
  @Field(() => Int, {
    description: 'All pending approvals: the sum of the other pending counts.',
  })
  totalPendingApprovals!: number;
  @Field(() => Int, { description: 'Companies that are pending approval.' }) pendingEmployers!: number;
  @Field(() => Int, { description: 'Applications that are pending approval.' })
  pendingApplications!: number;
  @Field(() => Int, { description: 'Jobs that are pending approval.' }) pendingJobs!: number;
}
