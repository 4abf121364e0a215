import { Kind, type ValueNode, type VariableDefinitionNode, valueFromASTUntyped } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** An argument as a document gives it: a value, a variable with its default, or a value with variables in it. */
export type Given =
  | { kind: 'value'; value: unknown }
  | { kind: 'variable'; name: string; otherwise: unknown }
  | { kind: 'mixture'; node: ValueNode; defaults: Variables };

/** Reads an argument once; `otherwise` is its own default. */
export function givenBy(
  node: ValueNode | undefined,
  definitions: readonly VariableDefinitionNode[],
  otherwise: unknown,
): Given {
  if (!node) return { kind: 'value', value: otherwise };
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of definitions) {
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  }
  if (node.kind === Kind.VARIABLE) {
    const { value: name } = node.name;
    return { kind: 'variable', name, otherwise: name in defaults ? defaults[name] : otherwise };
  }
  return holdsVariables(node)
    ? { kind: 'mixture', node, defaults }
    : { kind: 'value', value: valueFromASTUntyped(node) };
}

/** What the argument is in a request with these variables. */
export function resolve(given: Given, variables: Variables): unknown {
  if (given.kind === 'value') return given.value;
  if (given.kind === 'variable') return variables[given.name] === undefined ? given.otherwise : variables[given.name];
  return valueFromASTUntyped(given.node, { ...given.defaults, ...variables });
}

function holdsVariables(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(holdsVariables);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => holdsVariables(value));
}
