import '../../theme/area-styles';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionDialog } from '../../features/accounts/login/session-dialog';
import { createApolloClient } from '../../lib/apollo/create-client';
import { useSession } from '../../lib/session/session';

/** Around the signed-in areas: what these need and the public pages do not load. */
export function Component() {
  const account = useSession()?.user.id;
  const [owner, setOwner] = useState(account);
  // Nothing that one person saw or typed is left for the next; the same person goes on where they were.
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
