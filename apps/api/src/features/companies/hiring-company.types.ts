import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description:
    'The hiring company: a Company for its employer and administrators, otherwise the company details of the job.',
})
export abstract class HiringCompany {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the organisation.' }) name!: string;
}
