import type { OutputFields } from './output-fields.js';

/** The text of an operation, with the types of its data and its variables for the compiler. */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

/** A fragment of the schema, for the table that says how REST shows its objects. */
export class Fragment<Node> {
  /** The table: the compiler refuses what the fragment does not select. */
  shownAs(fields: OutputFields<Node>): OutputFields<Node> {
    return fields;
  }
}
