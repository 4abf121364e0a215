import type { CompanySort } from '@job-alert/domain/list-sorts';
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

/** Names the index: MySQL would take another one of the same width and sort all employers. */
const byEmployer = (sort: CompanySort, columns: readonly string[], index: string): CompanyOrder => ({
  from: `user u FORCE INDEX (${index}) STRAIGHT_JOIN company c ON c.id = u.id`,
  conditions: [{ sql: `u.type = 'EMPLOYER'`, values: [] }],
  order: byText(sort, columns, 'u.id'),
});

const NAME = ['u.first_name', 'u.last_name'];

export const COMPANY_ORDERS: Readonly<Record<CompanySort, CompanyOrder>> = {
  LATEST: byCompany(byTime('c.created_at', 'c.id', 'DESC')),
  OLDEST: byCompany(byTime('c.created_at', 'c.id', 'ASC')),
  EMPLOYER_NAME: byEmployer('EMPLOYER_NAME', NAME, 'user_type_name'),
  EMPLOYER_NAME_DESC: byEmployer('EMPLOYER_NAME_DESC', NAME, 'user_type_name'),
  COMPANY_NAME: byCompany(byText('COMPANY_NAME', ['c.name'], 'c.id')),
  COMPANY_NAME_DESC: byCompany(byText('COMPANY_NAME_DESC', ['c.name'], 'c.id')),
  EMAIL: byEmployer('EMAIL', ['u.email'], 'user_type_email'),
  EMAIL_DESC: byEmployer('EMAIL_DESC', ['u.email'], 'user_type_email'),
};
