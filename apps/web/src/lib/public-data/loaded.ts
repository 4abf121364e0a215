export type Loaded<Data> = { data: Data; failure: null } | { data: null; failure: unknown };

/** Catches the errors of a request, so that the page can show them with a Retry button. Rethrows redirects. */
export async function load<Data>(data: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { data: await data, failure: null };
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return { data: null, failure };
  }
}
