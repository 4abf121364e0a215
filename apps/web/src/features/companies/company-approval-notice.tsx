import { Anchor } from '@mantine/core';
import { IconHourglassHigh, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { NoticeBar } from '../../components/notice-bar';
import { paths } from '../../config/paths';
import { useProfileLock } from '../../lib/session/profile-lock';
import { RejectionSummary } from '../shared/history/rejection-summary';
import classes from './company-approval-notice.module.css';

/** Shown above every screen of an employer whose company is pending or rejected. Gives the reason and the next step. */
export function CompanyApprovalNotice() {
  const { company, isComplete } = useProfileLock();
  if (!company || company.approvalState === 'APPROVED') return null;
  const isWaiting = company.approvalState === 'PENDING';
  return (
    <NoticeBar
      label="Your company's approval"
      isAlarming={!isWaiting}
      icon={isWaiting ? <IconHourglassHigh size={24} aria-hidden /> : <IconInfoCircle size={24} aria-hidden />}
    >
      {isWaiting ? <Waiting complete={isComplete} /> : <Rejected approval={company.approval} />}
    </NoticeBar>
  );
}

const Waiting = ({ complete: isComplete }: { complete: boolean }) => (
  <div>
    <strong>Your company is waiting for approval.</strong>{' '}
    {isComplete ? 'You can post jobs now.' : 'Complete the company profile to post jobs.'} Candidates see your jobs once
    the administrator has approved your company.
  </div>
);

function Rejected({ approval }: { approval: Parameters<typeof RejectionSummary>[0] | null }) {
  return (
    <div>
      <strong>Your company has not been approved.</strong>
      <RejectionSummary reason={approval?.reason} note={approval?.note} />
      <p className={classes.todo}>
        Candidates cannot see your jobs, and you cannot post new ones. Check your{' '}
        <Anchor component={Link} inherit underline="always" to={paths.employer.companyProfile}>
          company profile
        </Anchor>
        , then{' '}
        <Anchor component={Link} inherit underline="always" to={paths.contact}>
          contact us
        </Anchor>{' '}
        and we will look at it again.
      </p>
    </div>
  );
}
