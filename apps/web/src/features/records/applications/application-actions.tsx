import type { Decision } from '@job-alert/domain/approvals/approval';
import { Menu } from '@mantine/core';
import { IconDotsVertical, IconFileText, IconHistory } from '@tabler/icons-react';
import { PlainButton } from '../../../components/buttons/plain-button';
import { RowActions } from '../../../components/list/row-actions';
import { RowMenu } from '../../../components/table/row-menu';
import { ActiveToggle } from '../list/active-toggle';
import { DecisionButtons } from '../list/decision-buttons';
import type { ManagedApplicationFragment as Application } from './manage-applications.generated';
import { applicationName } from './use-managed-applications';

interface ApplicationActionsProps {
  application: Application;
  onDecide: (decision: Decision) => void;
  onSetActive: (isActive: boolean) => Promise<void>;
  onDetails: () => void;
  onHistory: () => void;
}

/**
 * Shows Approve and Reject until the latest request is approved, then Active and Inactive. Withdrawn applications
 * cannot be decided.
 */
export function ApplicationActions(props: ApplicationActionsProps) {
  const name = applicationName(props.application);
  const { approvalState, isActive, withdrawal } = props.application;
  const decidable = approvalState !== 'APPROVED' && withdrawal === null;
  return (
    <RowActions>
      {approvalState === 'APPROVED' ? (
        <ActiveToggle name={name} isActive={isActive} onChange={props.onSetActive} />
      ) : null}
      {decidable ? (
        <DecisionButtons subject="APPLICATION" name={name} state={approvalState} onDecide={props.onDecide} />
      ) : null}
      <RowMenu
        button={(opening) => (
          <PlainButton {...opening} variant="subtle" data-row-act="open" aria-label={`More about ${name}`}>
            <IconDotsVertical size={18} aria-hidden />
          </PlainButton>
        )}
      >
        <Menu.Item leftSection={<IconFileText size={18} aria-hidden />} onClick={props.onDetails}>
          View Details
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={props.onHistory}>
          View History
        </Menu.Item>
      </RowMenu>
    </RowActions>
  );
}
