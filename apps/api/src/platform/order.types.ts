import type { Order, OrderDirection } from '@job-alert/domain/list-sorts';
import { type ClassType, Field, InputType } from 'type-graphql';
import { graphqlEnum } from './graphql-enum.js';

const OrderDirectionEnum = graphqlEnum<OrderDirection>('OrderDirection', 'Which end of an order comes first.', {
  ASC: 'The earliest or the smallest first; texts from A to Z.',
  DESC: 'The latest or the largest first; texts from Z to A.',
});

/** Makes the two types of a list's `orderBy`: the input `XOrder`, and the enum `XOrderField` of what its list can be ordered by. */
export function orderInput<By extends string>(
  name: string,
  what: string,
  fields: Readonly<Record<By, string>>,
): ClassType<Order<By>> {
  const OrderFieldEnum = graphqlEnum<By>(`${name}OrderField`, `What ${what} can be ordered by.`, fields);

  @InputType(`${name}Order`, { description: `The order of a list of ${what}; equal ones go by id.` })
  class OrderInput implements Order<By> {
    @Field(() => OrderFieldEnum, { description: 'What to order by.' }) field!: By;
    @Field(() => OrderDirectionEnum, { description: 'Which end comes first.' }) direction!: OrderDirection;
  }

  return OrderInput;
}
