import { skipToken } from '@apollo/client/react';
import { NOBODY } from '@job-alert/domain/accounts/responsible-administrator';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session/session';
import { useCan } from '../../../lib/session/use-can';
import { useResponsibleAdministratorsQuery } from './responsible.generated';

/** The choices of a responsible administrator: the viewer first, then nobody, then the colleagues once they are loaded. */
export function useResponsibleOptions({ own, isNeeded }: { own: string; isNeeded: boolean }) {
  const ownId = useSession()?.user.id;
  const canAssign = useCan('Mutation.assignResponsible');
  const { data } = useResponsibleAdministratorsQuery(isNeeded ? { fetchPolicy: 'cache-first' } : skipToken);
  return useMemo(
    () => [
      ...(ownId !== undefined && canAssign ? [{ value: ownId, label: own }] : []),
      { value: NOBODY, label: 'Nobody' },
      ...(data?.responsibleAdministrators ?? []).flatMap(({ id, name }) =>
        id === ownId ? [] : [{ value: id, label: name }],
      ),
    ],
    [data, own, ownId, canAssign],
  );
}
