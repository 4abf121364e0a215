import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the cards of the administrator show.', simpleResolvers: true })
export class DashboardCounts {
  @Field(() => Int, { description: 'Employers, whatever their state.' }) totalEmployers!: number;
  @Field(() => Int, { description: 'Candidates, active or not.' }) totalCandidates!: number;
  @Field(() => Int, { description: 'Jobs, open or not.' }) totalJobs!: number;
  @Field(() => Int, { description: 'Applications, whatever their status.' }) totalApplications!: number;
  @Field(() => Int, { description: 'What waits for an administrator: the sum of the three below.' })
  totalPendingApprovals!: number;
  @Field(() => Int, { description: 'Companies that wait for approval.' }) pendingEmployers!: number;
  @Field(() => Int, { description: 'Applications with a request that waits for approval.' })
  pendingApplications!: number;
  @Field(() => Int, { description: 'Jobs that wait for approval.' }) pendingJobs!: number;
}
