/** The data of a public page, or the reason why there is none. */
export type Loaded<Data> = { data: Data; failure: null } | { data: null; failure: unknown };

/** Turns a failure into a face of the page, which offers another try; a redirect goes on its way. */
export async function load<Data>(data: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { data: await data, failure: null };
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return { data: null, failure };
  }
}
