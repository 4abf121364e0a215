import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description:
    'Who is hiring: a Company for its employer and for administrators, otherwise what the job says about the company.',
})
export abstract class HiringCompany {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the organisation.' }) name!: string;
}
