import type { Order, OrderDirection } from '@job-alert/domain/list-sorts';
import { type ClassType, Field, InputType } from 'type-graphql';
import { graphqlEnum } from './graphql-enum.js';

const OrderDirectionEnum = graphqlEnum<OrderDirection>('OrderDirection', 'The direction of an order.', {
  ASC: 'The earliest or smallest first; texts from A to Z.',
  DESC: 'The latest or largest first; texts from Z to A.',
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
    @Field(() => OrderFieldEnum, { description: 'The field to order by.' }) field!: By;
    @Field(() => OrderDirectionEnum, { description: 'The direction.' }) direction!: OrderDirection;
  }

  return OrderInput;
}
