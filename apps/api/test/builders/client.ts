/** An error of a GraphQL response: its message, its code and its other extensions. */
export interface ResponseError {
  message: string;
  code: string;
  [fact: string]: unknown;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: Record<string, unknown> & { code: string } }[];
}

/** A file of a multipart request. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A client that calls the portal over HTTP, as a browser or an integrator does. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** Returns the data of an operation. Throws if it has errors. */
  async ask<Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> {
    return dataOf(await this.send<Data>(document, variables));
  }

  /** Returns the error of an operation. Throws if it succeeds. */
  async errorOf(document: string, variables: Record<string, unknown> = {}): Promise<ResponseError> {
    return errorIn(await this.send<unknown>(document, variables));
  }

  /** Returns the outcome of an operation when any outcome is fine: OK, NULL for a missing record, or the error code. */
  async outcome(document: string, variables: Record<string, unknown> = {}): Promise<string> {
    const { data, errors } = await this.send<object>(document, variables);
    return errors?.[0]?.extensions.code ?? (holdsNothing(data) ? 'NULL' : 'OK');
  }

  /** Uploads files as the GraphQL multipart request specification defines. The keys of `files` are the variables that take them. */
  async upload<Data>(
    document: string,
    variables: Record<string, unknown>,
    files: Record<string, SentFile>,
  ): Promise<Data> {
    return dataOf(await this.sendFiles<Data>(document, variables, files));
  }

  async uploadErrorOf(
    document: string,
    variables: Record<string, unknown>,
    files: Record<string, SentFile>,
  ): Promise<ResponseError> {
    return errorIn(await this.sendFiles<unknown>(document, variables, files));
  }

  /** Returns the outcome of an operation with files: its data, or the error code. */
  async uploadOutcome(
    document: string,
    variables: Record<string, unknown>,
    files: Record<string, SentFile>,
  ): Promise<string> {
    const { errors } = await this.sendFiles<unknown>(document, variables, files);
    return errors?.[0]?.extensions.code ?? 'OK';
  }

  private async send<Data>(query: string, variables: Record<string, unknown>): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.authorization() },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<Data>;
  }

  private async sendFiles<Data>(
    query: string,
    variables: Record<string, unknown>,
    files: Record<string, SentFile>,
  ): Promise<Answer<Data>> {
    const form = new FormData();
    const names = Object.keys(files);
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))));
    for (const [name, file] of Object.entries(files)) form.set(name, new Blob([file.bytes]), file.name);
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...this.authorization() },
      body: form,
    });
    return (await response.json()) as Answer<Data>;
  }

  private authorization(): Record<string, string> {
    return this.token ? { authorization: `Token ${this.token}` } : {};
  }
}

/** True for null, and for an object whose values are all null. */
const holdsNothing = (value: unknown): boolean =>
  value == null || (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(holdsNothing));

function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors.map(({ message }) => message).join(' ')}`);
  if (!data) throw new Error('The answer has neither data nor errors.');
  return data;
}

function errorIn({ data, errors }: Answer<unknown>): ResponseError {
  const [error] = errors ?? [];
  if (!error) throw new Error(`Expected an error, but got ${JSON.stringify(data)}.`);
  return { message: error.message, ...error.extensions };
}
