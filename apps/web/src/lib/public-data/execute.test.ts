import { graphql, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { RegisterCandidateText } from '../../features/accounts/sign-up/sign-up.public.generated';
import { errorResponse, server } from '../../testing/server';
import { controlUploads } from '../../testing/uploads';
import { errorCode } from '../errors/describe-error';
import { SignOutText } from '../graphql/sign-out.public.generated';
import { fetchGraphql } from './execute';
import { fetchGraphqlMultipart } from './fetch-graphql-multipart';

describe('a request without a GraphQL client', () => {
  it('sends the token of the caller and the cookies of the browser', async () => {
    const seen: (string | null)[] = [];
    server.use(
      graphql.mutation('SignOut', ({ request }) => {
        seen.push(request.headers.get('authorization'), request.credentials);
        return HttpResponse.json({ data: { signOut: { user: { id: '7' } } } });
      }),
    );
    await fetchGraphql(SignOutText, {}, { token: 'token-7' });
    await fetchGraphql(SignOutText, {});
    expect(seen).toEqual(['Token token-7', 'include', null, 'include']);
  });

  it('throws an error with its code, or with the status of a response that is not GraphQL', async () => {
    server.use(graphql.mutation('SignOut', () => errorResponse('UNAUTHENTICATED', 'Please log in.')));
    const refused = await fetchGraphql(SignOutText, {}).catch((error: unknown) => error);
    expect(errorCode(refused)).toBe('UNAUTHENTICATED');
    server.use(http.post('*/graphql', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(fetchGraphql(SignOutText, {})).rejects.toMatchObject({ statusCode: 502 });
  });

  it('sends a file as a multipart request with the preflight header', async () => {
    const requests = controlUploads();
    const file = new File(['%PDF-1.7'], 'asha.pdf', { type: 'application/pdf' });
    const input = { firstName: 'Asha' } as never;
    const answer = fetchGraphqlMultipart(RegisterCandidateText, input, { field: 'resume', file });
    const [request] = requests;
    const body = request?.body as FormData;
    expect(JSON.parse(body.get('operations') as string)).toEqual({
      query: RegisterCandidateText,
      variables: { input: { firstName: 'Asha', resume: null } },
    });
    expect(JSON.parse(body.get('map') as string)).toEqual({ 0: ['variables.input.resume'] });
    expect((body.get('0') as File).name).toBe('asha.pdf');
    expect(request?.headers['apollo-require-preflight']).toBe('true');
    request?.answer({ data: { registerCandidate: { user: { id: '7' } } } });
    expect(await answer).toEqual({ registerCandidate: { user: { id: '7' } } });
  });
});
