import { newGstin } from './employer.js';
import { daysFromToday } from './records.js';

/** An answer of a REST path. */
export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A candidate's profile in the REST format. */
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

/** The sign-up fields of an employer, without the email address. */
export const restEmployer = () => ({
  user_type: 'employer',
  first_name: 'Meera',
  last_name: 'Shah',
  contact: '9812345670',
  password: 'Loom&Thread7',
  org_name: 'Surat Silk Mills',
  org_website: 'https://silk.example',
  gstno: newGstin(),
});

/** The sign-up fields of a candidate, without the email address and the resume. */
export const REST_CANDIDATE = {
  user_type: 'candidate',
  first_name: 'Asha',
  last_name: 'Patel',
  contact: '9876543210',
  password: 'Loom&Thread7',
  experience: 'fresher',
};

export const restJob = () => ({
  title: 'Textile Designer',
  description: 'Designs prints for silk.',
  job_type: 'fulltime',
  job_deadline: daysFromToday(30),
  no_of_openings: '2',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  work_mode: 'wfh',
  salary_min: '300000',
  salary_max: '500000',
  minimum_qualification: 'Diploma',
  prefered_skills: 'Photoshop, Weaving',
  min_experience: '1',
  max_experience: '4',
});

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

  post(path: string, body?: Body, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: Body): Promise<RestAnswer> {
    return this.send('PUT', path, body);
  }

  async send(method: string, path: string, body?: Body, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Token ${this.token}` }),
        ...(method !== 'GET' && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  }
}

/** Returns a form whose names may contain brackets. */
export function formOf(values: Record<string, string | Blob | [Blob, string]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) form.set(name, value[0], value[1]);
    else form.set(name, value);
  }
  return form;
}

/** The smallest content that is recognised as a PDF. */
export const pdf = (size = 300): Blob => new Blob([`%PDF-1.4\n${' '.repeat(Math.max(0, size - 16))}\n%%EOF`]);
