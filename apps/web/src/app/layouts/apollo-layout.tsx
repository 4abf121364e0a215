import '../../theme/area-styles';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionDialog } from '../../features/accounts/login/session-dialog';
import { createApolloClient } from '../../lib/apollo/create-client';
import { useSession } from '../../lib/session/session';

/** Providers that only the signed-in areas need. */
export function Component() {
  const account = useSession()?.user.id;
  const [owner, setOwner] = useState(account);
  // A new account gets a new client, so that no data of the previous user is visible. The same account keeps its
  // client.
  if (account !== undefined && account !== owner) setOwner(account);
  return <Account key={owner} />;
}

function Account() {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <SessionDialog />
    </ApolloProvider>
  );
}
