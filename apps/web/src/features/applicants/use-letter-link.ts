import { useCallback } from 'react';
import { useOfferLetterLinkLazyQuery } from './applicants.generated';

/** Requests the newest link of an application's offer letter. */
export type RenewLetter = (applicationId: string) => Promise<string | null>;

export function useLetterLink(): RenewLetter {
  const [fetchLink] = useOfferLetterLinkLazyQuery({ fetchPolicy: 'network-only' });
  return useCallback(
    async (id) => (await fetchLink({ variables: { id } })).data?.application?.offerLetter?.url ?? null,
    [fetchLink],
  );
}
