import '../../theme/area-styles';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../../lib/apollo/create-client';
import { useSession } from '../../lib/session/session';

/** Around the signed-in areas and the account screens: what these need and the public pages do not load. */
export function Component() {
  const token = useSession()?.token;
  const [held, setHeld] = useState(() => ({ token, client: createApolloClient() }));
  // Whoever signs in or out gets a client of their own: nothing that one person was told is left for the next.
  if (held.token !== token) setHeld({ token, client: createApolloClient() });
  return (
    <ApolloProvider client={held.client}>
      <Outlet />
    </ApolloProvider>
  );
}
