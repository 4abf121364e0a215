import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { PendingButton } from '../../../components/buttons/pending-button';
import { Notice } from '../../../components/notice';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { type RequestToJoinCompanyMutationVariables, RequestToJoinCompanyText } from './sign-up.public.generated';

const FALLBACK = 'Your request could not be sent. Please try again.';

/** Asks the owner of the company whose GSTIN was entered to let the person in. Nothing is typed again. */
export function AskToJoin({ input }: RequestToJoinCompanyMutationVariables) {
  const [asked, setAsked] = useState<string | null>(null);
  const banner = useBanner();
  const { isPending, run } = useAsyncAction();

  async function ask() {
    banner.clear();
    try {
      const { requestToJoinCompany } = await fetchGraphql(RequestToJoinCompanyText, { input });
      setAsked(requestToJoinCompany.companyName);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: FALLBACK }));
    }
  }

  if (asked !== null) {
    return (
      <Notice role="status" tone="success">
        We have asked {asked} to let you in. You get an email at {input.email} once they have decided.
      </Notice>
    );
  }
  return (
    <>
      <Banner message={banner.message} />
      <PendingButton
        variant="light"
        size="md"
        isPending={isPending}
        pendingText="Asking..."
        fullWidth
        onClick={() => void run(ask)}
      >
        Ask to Join
      </PendingButton>
    </>
  );
}
