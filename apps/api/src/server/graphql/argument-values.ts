import { Kind, type ValueNode, type VariableDefinitionNode, valueFromASTUntyped } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** An argument in a document: a value, a variable with its default, or a value that contains variables. */
export type ArgumentSource =
  | { kind: 'value'; value: unknown }
  | { kind: 'variable'; name: string; defaultValue: unknown }
  | { kind: 'mixture'; node: ValueNode; defaults: Variables };

/** Parses an argument of a document. `otherwise` is the default of the argument. */
export function parseArgument(
  node: ValueNode | undefined,
  definitions: readonly VariableDefinitionNode[],
  argumentDefault: unknown,
): ArgumentSource {
  if (!node) return { kind: 'value', value: argumentDefault };
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of definitions) {
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  }
  if (node.kind === Kind.VARIABLE) {
    const { value: name } = node.name;
    return { kind: 'variable', name, defaultValue: name in defaults ? defaults[name] : argumentDefault };
  }
  return containsVariable(node)
    ? { kind: 'mixture', node, defaults }
    : { kind: 'value', value: valueFromASTUntyped(node) };
}

/** Returns the value of an argument for these variables. */
export function resolveArgument(source: ArgumentSource, variables: Variables): unknown {
  if (source.kind === 'value') return source.value;
  if (source.kind === 'variable')
    return variables[source.name] === undefined ? source.defaultValue : variables[source.name];
  return valueFromASTUntyped(source.node, { ...source.defaults, ...variables });
}

function containsVariable(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(containsVariable);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => containsVariable(value));
}
