/** Returns the weight of each media type in an Accept header. */
export function parseAcceptHeader(accept: string | undefined): ReadonlyMap<string, number> {
  return new Map(
    (accept ?? '').split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight)];
    }),
  );
}
