import { NOBODY } from '@job-alert/domain/accounts/responsible-administrator';
import { Field, ID, ObjectType } from 'type-graphql';
import { text } from '../../../platform/http/query-parameters.js';
import { isId } from '../../../platform/ids.js';
import type { Filter } from '../../../platform/lists/list-definition.js';
import type { Condition } from '../../../platform/lists/list-order.js';

@ObjectType({ description: 'An administrator who is responsible for records, or can be.', simpleResolvers: true })
export class ResponsibleAdministrator {
  @Field(() => ID, { description: 'The id of the account: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The first and last name.' }) name!: string;
}

/** The columns of a record with the administrator who is responsible for it. */
export interface Responsible {
  responsibleId: string | null;
  responsibleName: string | null;
}

/** Returns the administrator who is responsible for a record; null for nobody. */
export const presentResponsible = ({ responsibleId: id, responsibleName: name }: Responsible) =>
  id === null || name === null ? null : { id, name };

/** An id that no account has. */
const NO_ID = '0';

/** The filter by the responsible administrator. `sql` is the id in the statement of the list, and `more` are conditions of each row. */
export const responsibleFilter = (records: string, sql: string, more: readonly Condition[] = []): Filter => ({
  type: () => ID,
  description: `Only ${records} of this responsible administrator; \`${NOBODY}\` for those without one. For administrators only.`,
  where: (id: string) => [
    ...more,
    id === NOBODY ? { sql: `${sql} IS NULL`, values: [] } : { sql: `${sql} = ?`, values: [isId(id) ? id : NO_ID] },
  ],
  urlParameter: { name: 'responsible', parameter: text('The id of an administrator, or none.') },
  rest: 'responsible',
});
