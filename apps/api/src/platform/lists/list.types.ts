import type { Order, OrderDirection } from '@job-alert/domain/lists/list-sorts';
import { ArgsType, type ClassType, Field, InputType } from 'type-graphql';
import { graphqlEnum } from '../graphql/graphql-enum.js';
import type { AnyList, ListArgs } from './list-definition.js';
import { PageArgs } from './page.types.js';

const OrderDirectionEnum = graphqlEnum<OrderDirection>('OrderDirection', 'The direction of an order.', {
  ASC: 'The earliest or smallest first; texts from A to Z.',
  DESC: 'The latest or largest first; texts from Z to A.',
});

/** Creates the filter input of a list. */
export function filterInput({ filterName, records, filters }: AnyList): ClassType {
  @InputType(filterName, { description: `Filters for ${records}. All given filters must match.` })
  class FilterInput {}

  for (const [name, { type, description }] of Object.entries(filters)) {
    Field(type, { nullable: true, description })(FilterInput.prototype, name);
  }
  return FilterInput;
}

/** Creates the two types of `orderBy`: the input `XOrder`, and the enum `XOrderField` of its fields. */
export function orderInput(name: string, records: string, fields: Readonly<Record<string, string>>): ClassType<Order> {
  const OrderFieldEnum = graphqlEnum(`${name}OrderField`, `The fields that ${records} can be ordered by.`, fields);

  @InputType(`${name}Order`, { description: `The order of a list of ${records}. Ties are ordered by id.` })
  class OrderInput implements Order {
    @Field(() => OrderFieldEnum, { description: 'The field to order by.' }) field!: string;
    @Field(() => OrderDirectionEnum, { description: 'The direction.' }) direction!: OrderDirection;
  }

  return OrderInput;
}

/** Creates the arguments of a list. Pass inputs that another type of the schema shares. */
export function listArgs(
  list: AnyList,
  { filter = filterInput(list), order }: { filter?: ClassType; order?: ClassType<Order> } = {},
): ClassType<ListArgs> {
  @ArgsType()
  class Args extends PageArgs {
    @Field(() => filter, { nullable: true, description: 'Filters for the list.' }) filter?: object | null;
  }
  const { orderName, records, sortFields, order: defaultValue } = list;
  if (orderName !== undefined) {
    const OrderInput = order ?? orderInput(orderName, records, sortFields);
    Field(() => OrderInput, { defaultValue, description: 'The order of the list.' })(Args.prototype, 'orderBy');
  }
  return Args;
}
