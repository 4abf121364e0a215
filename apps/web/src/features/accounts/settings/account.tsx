import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Skeleton, Stack } from '@mantine/core';
import { Screen } from '../../../components/screen';
import { ErrorState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { type AccountAccessFragment, useMyAccountQuery } from './account.generated';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { Sessions } from './sessions';

/** The Account screen of candidates and employers. */
export function Account() {
  const { data, error, refetch } = useMyAccountQuery({ fetchPolicy: 'network-only' });
  const viewer = data?.viewer;
  return (
    <Screen title="Account" lead="How you log in, and where you are logged in." width="form">
      {viewer ? <AccountAccess account={viewer} /> : null}
      {!viewer && error ? (
        <ErrorState
          text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })}
          onRetry={refetch}
        />
      ) : null}
      {!viewer && !error ? (
        <div role="status" aria-label="Loading...">
          <Skeleton height={190} radius="md" />
        </div>
      ) : null}
    </Screen>
  );
}

export function AccountAccess({ account }: { account: AccountAccessFragment }) {
  const { email, sessions } = account;
  return (
    <Stack gap="lg">
      <ChangeEmail account={account} />
      <ChangePassword email={email} />
      {sessions ? <Sessions sessions={sessions} /> : null}
    </Stack>
  );
}
