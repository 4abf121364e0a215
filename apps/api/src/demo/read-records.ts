import * as z from 'zod';

/** Returns the records of a JSON file. Throws an error that names the file and the path of each wrong value. */
export function readRecords<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: unknown,
): z.output<Schema> {
  const read = schema.safeParse(records);
  if (!read.success) throw new Error(`apps/api/src/demo/records/${file} is wrong:\n${z.prettifyError(read.error)}`);
  return read.data;
}
