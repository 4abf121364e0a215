import type { CompanyOrderField, Order } from '@job-alert/domain/list-sorts';
import { byText, byTime, type Condition, type ListOrder } from '../../platform/list-order.js';

/** An order of the companies with its tables: the one whose index holds the order comes first. */
interface CompanyOrder {
  from: string;
  conditions: readonly Condition[];
  order: ListOrder;
}

const byCompany = (order: ListOrder): CompanyOrder => ({
  from: 'company c STRAIGHT_JOIN user u ON u.id = c.id',
  conditions: [],
  order,
});

/** Names the index: MySQL would choose another one of the same width and sort all employers. */
const byEmployer = (columns: readonly string[], index: string): CompanyOrder => ({
  from: `user u FORCE INDEX (${index}) STRAIGHT_JOIN company c ON c.id = u.id`,
  conditions: [{ sql: `u.type = 'EMPLOYER'`, values: [] }],
  order: byText('', columns, 'u.id'),
});

const ORDERS: Readonly<Record<CompanyOrderField, CompanyOrder>> = {
  CREATED_AT: byCompany(byTime('c.created_at', 'c.id')),
  EMPLOYER_NAME: byEmployer(['u.first_name', 'u.last_name'], 'user_type_name'),
  COMPANY_NAME: byCompany(byText('', ['c.name'], 'c.id')),
  EMAIL: byEmployer(['u.email'], 'user_type_email'),
};

/** The order that an `orderBy` asks for. */
export function companyOrder({ field, direction }: Order<CompanyOrderField>): CompanyOrder {
  const { order, ...tables } = ORDERS[field];
  return { ...tables, order: { ...order, name: `${field}_${direction}`, direction } };
}
