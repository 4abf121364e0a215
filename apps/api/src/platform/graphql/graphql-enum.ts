import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum with descriptions and deprecations. Returns the type for `@Field(() => …)`. */
export function graphqlEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
  deprecated: Readonly<Record<string, string | undefined>> = {},
): Record<Value, Value> {
  const names = Object.keys(values) as Value[];
  const type = Object.fromEntries(names.map((value) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(
    names.map((value) => [value, { description: values[value], deprecationReason: deprecated[value] }]),
  ) as never;
  registerEnumType(type, { name, description, valuesConfig });
  return type;
}
