import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** The types of an operation's variables by their names. */
export function variableTypes(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  for (const { variable, type } of variableDefinitions) {
    const found = typeFromAST(schema, type);
    if (isInputType(found)) types.set(variable.name.value, found);
  }
  return types;
}
