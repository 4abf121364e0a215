import { Anchor, CloseButton, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { NoticeBar } from '../../../components/notice-bar';
import { clearApplyIntent, useStoredApplyIntent } from '../../../lib/session/apply-intent';
import { useProfileLock } from '../../../lib/session/profile-lock';
import classes from './apply-intent-bar.module.css';

/** Shows the job, the missing step and a link back in the candidate's area until the application is sent. */
export function ApplyIntentBar() {
  const job = useStoredApplyIntent();
  const { isComplete } = useProfileLock();
  if (job === null) return null;

  function dismiss() {
    // Moves focus to the heading, because the focused button is removed together with the bar.
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    clearApplyIntent();
  }

  return (
    <NoticeBar label="Your application" icon={<IconBriefcase size={24} aria-hidden />}>
      <Text role="status" inherit className={classes.text}>
        <strong className={classes.job}>
          You are applying for {job.title} at {job.company}
        </strong>
        {isComplete ? 'Your profile is complete.' : 'Complete your profile first.'}{' '}
        <Anchor component={Link} to={job.path} inherit fw={650} underline="always">
          {isComplete ? 'Go back and apply' : 'See the job'}
        </Anchor>
      </Text>
      <CloseButton aria-label="I’m not applying" title="I’m not applying" onClick={dismiss} />
    </NoticeBar>
  );
}
