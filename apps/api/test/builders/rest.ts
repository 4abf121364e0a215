/** An answer of a REST path. */
export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** The details of a candidate's profile, as the REST paths take them. */
export const REST_PERSON = {
  first_name: 'Asha',
  last_name: 'Patel',
  gender: 'female',
  contact: '9876543210',
  address_1: 'A',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
};

type Body = Record<string, unknown> | FormData;

/** A client of the documented REST paths. */
export class RestClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  get(path: string): Promise<RestAnswer> {
    return this.send('GET', path);
  }

  post(path: string, body?: Body): Promise<RestAnswer> {
    return this.send('POST', path, body);
  }

  put(path: string, body: Body): Promise<RestAnswer> {
    return this.send('PUT', path, body);
  }

  async send(method: string, path: string, body?: Body): Promise<RestAnswer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Token ${this.token}` }),
        ...(method !== 'GET' && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  }
}

/** A form with bracketed names. */
export function formOf(values: Record<string, string | Blob | [Blob, string]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) form.set(name, value[0], value[1]);
    else form.set(name, value);
  }
  return form;
}

/** The smallest thing that is a PDF by its content. */
export const pdf = (size = 300): Blob => new Blob([`%PDF-1.4\n${' '.repeat(Math.max(0, size - 16))}\n%%EOF`]);
