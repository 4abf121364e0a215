/** Returns the values of a URL parameter with several values. A comma within a value is written as %2C. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.replaceAll(/%2c/gi, ',').replaceAll('%25', '%'))
      .filter((value) => value.trim() !== ''),
  ),
];

export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
