import { NOBODY } from '@job-alert/domain/accounts/responsible-administrator';
import { Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { PendingPlainButton } from '../../../components/buttons/pending-plain-button';
import { PlainButton } from '../../../components/buttons/plain-button';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import type { ResponsibleSubject } from '../../../lib/graphql/schema.generated';
import { useSession } from '../../../lib/session/session';
import { useCan } from '../../../lib/session/use-can';
import { AssignDialog } from './assign-dialog';
import { describeAssignError, useAssign } from './use-assign';

interface Person {
  id: string;
  name: string;
}

interface ResponsibleControlProps {
  kind: ResponsibleSubject;
  id: string;
  /** The name of the record. */
  name: string;
  responsible: Person | null;
}

/** Names the administrator who is responsible for a record. Administrators and recruiters can take it over with one press. */
export function ResponsibleControl({ kind, id, name, responsible }: ResponsibleControlProps) {
  const canAssign = useCan('Mutation.assignResponsible');
  const ownId = useSession()?.user.id;
  const assign = useAssign(kind);
  const { isPending, run } = useAsyncAction();
  const [isOpened, setOpened] = useState(false);
  const [message, setMessage] = useState('');
  const change = useRef<HTMLButtonElement>(null);

  async function save(administrator: string) {
    setMessage('');
    try {
      const assigned = await assign([id], administrator);
      if (!assigned.has(id)) setMessage('This record has changed. Reload the page to see it as it is now.');
    } catch (error) {
      setMessage(describeAssignError(error));
    }
  }

  return (
    <>
      <Group gap="xs" align="center">
        <span>{responsible?.name ?? 'Nobody'}</span>
        {canAssign && ownId !== undefined && responsible?.id !== ownId ? (
          <PendingPlainButton
            isPending={isPending}
            pendingText="Saving..."
            onClick={() =>
              void run(async () => {
                await save(ownId);
                // The pressed button is gone by then.
                change.current?.focus();
              })
            }
          >
            Assign to me
          </PendingPlainButton>
        ) : null}
        {canAssign ? (
          <PlainButton
            ref={change}
            aria-label={`Change the responsible administrator of ${name}`}
            onClick={() => setOpened(true)}
          >
            Change
          </PlainButton>
        ) : null}
      </Group>
      {message ? (
        <Text role="alert" fz="sm" c="red.9" mt={4}>
          {message}
        </Text>
      ) : null}
      <AssignDialog
        opened={isOpened}
        title="Change the responsible administrator"
        initial={responsible?.id ?? NOBODY}
        onClose={() => setOpened(false)}
        onAssign={save}
      >
        <strong>{name}</strong>
      </AssignDialog>
    </>
  );
}

/** The line of a row that names the responsible administrator; nothing for nobody. */
export const ResponsibleLine = ({ responsible }: { responsible: Person | null }) =>
  responsible ? (
    <Text component="span" display="block" fz="sm" c="gray.7">
      Responsible: {responsible.name}
    </Text>
  ) : null;
