import { useCallback } from 'react';
import { useOfferLetterLinkLazyQuery } from './applicants.generated';

export type RenewLetter = (applicationId: string) => Promise<string | null>;

export function useLetterLink(): RenewLetter {
  const [fetchLink] = useOfferLetterLinkLazyQuery({ fetchPolicy: 'network-only' });
  return useCallback(
    async (id) => (await fetchLink({ variables: { id } })).data?.application?.offerLetter?.url ?? null,
    [fetchLink],
  );
}
