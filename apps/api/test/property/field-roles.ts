import { readFileSync } from 'node:fs';
import { buildASTSchema, getDirectiveValues, isObjectType, parse } from 'graphql';
import type { Role } from '../matrix/verdicts.js';

const printed = buildASTSchema(parse(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8')));
const requires = printed.getDirective('requires');

/** What `@requires` calls a role of the matrix. */
export function kindOf(role: Role): string {
  if (/candidate/i.test(role)) return 'CANDIDATE';
  if (/employer/i.test(role)) return 'EMPLOYER';
  return /key$/i.test(role) ? 'API_CLIENT' : role.toUpperCase();
}

/** Whether `@requires` admits the role to a field. */
export function isOpenTo(role: Role, typeName: string, field: string): boolean {
  const type = printed.getType(typeName);
  const node = isObjectType(type) ? type.getFields()[field]?.astNode : undefined;
  const roles: unknown = requires && node && getDirectiveValues(requires, node)?.['role'];
  return !Array.isArray(roles) || roles.includes(kindOf(role));
}
