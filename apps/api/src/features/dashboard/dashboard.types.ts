import { Field, Int, ObjectType } from 'type-graphql';

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
