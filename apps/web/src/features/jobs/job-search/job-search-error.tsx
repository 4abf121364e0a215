import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Notice } from '../../../components/notice';
import { describeError } from '../../../lib/errors/describe-error';
import classes from './job-search-results.module.css';

interface JobSearchErrorProps {
  failure: unknown;
  /** True if the results of the last successful search are shown below. */
  hasOlderResults?: boolean;
  onRetry: () => Promise<unknown>;
}

/** Shows that the results could not be loaded, with the reason if it is known, and a Retry button. */
export function JobSearchError({ failure, hasOlderResults: isOlder = false, onRetry }: JobSearchErrorProps) {
  const reason = describeError(failure, {
    fallback: '',
    network: 'We could not reach the server. Please check your connection.',
  });
  return (
    <Notice role="alert" tone="error" mb="lg">
      <div className={classes.failure}>
        <div>
          <p className={classes.failed}>{COMMON_MESSAGES.wentWrongTryAgainStop}</p>
          <p>{[reason, isOlder ? 'Below are the results of your last search.' : ''].filter(Boolean).join(' ')}</p>
        </div>
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void onRetry()}>
          Retry
        </Button>
      </div>
    </Notice>
  );
}
