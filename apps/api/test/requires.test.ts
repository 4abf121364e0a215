import { ADMIN_ACTIONS } from '@job-alert/domain/accounts/admin-role';
import { type GraphQLSchema, isObjectType, print } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaOnlyResolvers } from '../src/container.js';
import type { Role } from '../src/platform/viewer.js';
import { createSchema } from '../src/server/graphql/schema.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { type Role as Asking, ROLES, type Verdicts } from './matrix/verdicts.js';

const ROLE_OF: Readonly<Record<Asking, Role | null>> = {
  anonymous: null,
  inactive: null,
  candidate: 'CANDIDATE',
  otherCandidate: 'CANDIDATE',
  employer: 'EMPLOYER',
  recruiter: 'EMPLOYER',
  interviewer: 'EMPLOYER',
  otherEmployer: 'EMPLOYER',
  pendingEmployer: 'EMPLOYER',
  rejectedEmployer: 'EMPLOYER',
  admin: 'ADMIN',
  adminRecruiter: 'ADMIN',
  adminReader: 'ADMIN',
  jobsKey: 'API_CLIENT',
  reportsKey: 'API_CLIENT',
  applicationsKey: 'API_CLIENT',
};

/** Returns the roles that the schema must require according to the access matrix. The list is empty for a field that visitors may select. */
function rolesAdmittedBy(verdicts: Verdicts, errors: readonly string[]): string[] {
  if (verdicts.anonymous !== 'UNAUTHENTICATED') return [];
  const admitted = ROLES.filter((asking) => !errors.includes(verdicts[asking]));
  return [...new Set(admitted.flatMap((asking) => ROLE_OF[asking] ?? []))].sort();
}

function rolesRequiredBy(schema: GraphQLSchema, name: string): string[] {
  const [type = '', field = ''] = name.split('.');
  const owner = schema.getType(type);
  const directives = isObjectType(owner) ? owner.getFields()[field]?.astNode?.directives : [];
  const requires = directives?.find((directive) => directive.name.value === 'requires');
  const roles = requires?.arguments?.[0]?.value;
  return roles?.kind === 'ListValue' ? roles.values.map(print).sort() : [];
}

/** Returns the field whose roles apply: the row's own, or the query that its document starts with for a field of a record. */
const wayTo = (name: string, document: string): string =>
  /^(?:Query|Mutation)\./.test(name) ? name : `Query.${/\{ *(\w+)/.exec(document)?.[1]}`;

describe('the @requires directive', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await createSchema(schemaOnlyResolvers());
  });

  test.each(Object.entries(OPERATIONS))('of %s lists the roles that the access matrix allows', (name, row) => {
    const roles = rolesRequiredBy(schema, name);
    const ofWay = roles.length > 0 ? roles : rolesRequiredBy(schema, wayTo(name, row.document));
    // A caller who finds no record never reaches its fields with roles.
    const notReached = roles.length > 0 && !/^(?:Query|Mutation)\./.test(name) ? ['NULL'] : [];
    expect(ofWay).toEqual(rolesAdmittedBy(row.verdicts, ['UNAUTHENTICATED', 'FORBIDDEN'].concat(notReached)));
  });

  test('has ADMIN on exactly the fields for which the roles of administrators have an entry', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((name) => rolesRequiredBy(schema, name).includes('ADMIN'));
    expect([...ADMIN_ACTIONS.keys()].filter((action) => !action.startsWith('Export.')).sort()).toEqual(fields.sort());
  });
});
