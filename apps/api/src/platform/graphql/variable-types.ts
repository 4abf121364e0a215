import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

export function variableTypes(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  for (const { variable, type } of variableDefinitions) {
    const inputType = typeFromAST(schema, type);
    if (isInputType(inputType)) types.set(variable.name.value, inputType);
  }
  return types;
}
