import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { useSetSearchVisibilityMutation } from './search-visibility.generated';

const MESSAGE_MS = 5_000;

/** Saves at once whether administrators may find the candidate and suggest openings. */
export function useSearchVisibility() {
  const [setSearchVisibility, { loading }] = useSetSearchVisibilityMutation();
  const { message, show } = useBanner();

  async function choose(isVisible: boolean) {
    try {
      await setSearchVisibility({ variables: { isVisible } });
      show(
        'success',
        isVisible ? 'Thank you. We may suggest openings to you.' : 'We will not suggest openings to you.',
        MESSAGE_MS,
      );
    } catch (error) {
      show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return { isPending: loading, message, choose: (isVisible: boolean) => void choose(isVisible) };
}
