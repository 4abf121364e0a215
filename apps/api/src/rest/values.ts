/** Values under their GraphQL names: variables of an operation, or parts of them. */
export type Values = Record<string, unknown>;
