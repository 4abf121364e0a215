import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Notice } from '../../components/notice';
import { describeError } from '../../lib/errors/describe-error';
import classes from './job-search-results.module.css';

interface OpeningsFailureProps {
  failure: unknown;
  /** The list below is that of the last search that worked. */
  isOlder?: boolean;
  onRetry: () => void;
}

/** The list that was asked for did not come: why, as far as it is known, and another try. */
export function JobSearchError({ failure, isOlder = false, onRetry }: OpeningsFailureProps) {
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
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Notice>
  );
}
