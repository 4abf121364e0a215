import { Kind, type ValueNode, type VariableDefinitionNode, valueFromASTUntyped } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** An argument as a document gives it: a value, a variable with its default, or a value with variables in it. */
export type ArgumentSource =
  | { kind: 'value'; value: unknown }
  | { kind: 'variable'; name: string; otherwise: unknown }
  | { kind: 'mixture'; node: ValueNode; defaults: Variables };

/** Reads an argument once; `otherwise` is its own default. */
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
    return { kind: 'variable', name, otherwise: name in defaults ? defaults[name] : argumentDefault };
  }
  return containsVariable(node)
    ? { kind: 'mixture', node, defaults }
    : { kind: 'value', value: valueFromASTUntyped(node) };
}

/** Returns the value of the argument in a request with these variables. */
export function resolveArgument(source: ArgumentSource, variables: Variables): unknown {
  if (source.kind === 'value') return source.value;
  if (source.kind === 'variable')
    return variables[source.name] === undefined ? source.otherwise : variables[source.name];
  return valueFromASTUntyped(source.node, { ...source.defaults, ...variables });
}

function containsVariable(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(containsVariable);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => containsVariable(value));
}
