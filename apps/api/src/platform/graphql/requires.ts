import { DirectiveLocation, GraphQLDirective, GraphQLEnumType, GraphQLList, GraphQLNonNull } from 'graphql';
import { type AuthCheckerFn, Authorized, Directive } from 'type-graphql';
import type { RequestContext } from '../context.js';
import { requireAdminRole, requireRole, type Role } from '../viewer.js';

/**
 * Restricts a field to these roles: the `@Authorized` of type-graphql, which also writes `@requires(role: […])` on the field in
 * schema.graphql. Rules that depend on the record belong to the policy of the feature.
 */
export function Requires(...roles: readonly Role[]) {
  const check = Authorized([...roles]);
  const printed = Directive(`@requires(role: [${roles.join(', ')}])`);
  return (target: object, field: string): void => {
    check(target, field);
    printed(target, field);
  };
}

/** Runs before a field with `@Requires`. The role of an administrator needs an entry for the field in `admin-role.ts`. */
export const roleChecker: AuthCheckerFn<RequestContext, Role> = ({ context, info }, roles) => {
  requireRole(context.viewer, roles);
  requireAdminRole(context.viewer, `${info.parentType.name}.${info.fieldName}`);
  return true;
};

const roleValues: Readonly<Record<Role, { description: string }>> = {
  CANDIDATE: { description: 'A logged-in candidate.' },
  EMPLOYER: { description: 'A logged-in employer.' },
  ADMIN: { description: 'A logged-in administrator.' },
  API_CLIENT: { description: 'A program with an API key whose scopes include this field.' },
};

export const requiresDirective = new GraphQLDirective({
  name: 'requires',
  description:
    'The roles that can select the field. Anonymous callers get UNAUTHENTICATED, other roles FORBIDDEN. A field without this directive is open to everyone who can read its object.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    role: {
      description: 'Any one of these roles is enough.',
      type: new GraphQLNonNull(
        new GraphQLList(
          new GraphQLNonNull(
            new GraphQLEnumType({ name: 'Role', description: 'The roles of callers.', values: roleValues }),
          ),
        ),
      ),
    },
  },
});
