import { formatMatch } from '@job-alert/domain/applications/skill-match';
import { missingProfileParts, PROFILE_PART_LABELS } from '@job-alert/domain/candidates/profile-parts';
import { Button, Text } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { PendingButton } from '../../../components/buttons/pending-button';
import { Notice } from '../../../components/notice';
import { StatusBadge } from '../../../components/status-badge';
import { useBanner } from '../../../components/use-banner';
import { paths } from '../../../config/paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { saveApplyIntent, useStoredApplyIntent } from '../../../lib/session/apply-intent';
import type { LoginRedirectState } from '../../../lib/session/login-redirect';
import { readToken } from '../../../lib/session/session-storage';
import { withJob } from '../../shared/jobs/apply-intent';
import { ApplyIntentNotice } from '../../shared/jobs/apply-intent-notice';
import { ApplyQuestionsDialog } from '../apply/apply-questions-dialog';
import { type ApplyButton, applyButton, applyLabel } from '../apply/apply-state';
import { useApply } from '../apply/use-apply';
import { useSeedSavedJobs } from '../saved-jobs/saved-jobs-store';
import classes from './apply-here.module.css';
import { ApplyHereText, type ApplyStateQuery, ApplyStateText } from './apply-here.public.generated';

type Viewer = NonNullable<ApplyStateQuery['viewer']>;

/** Formats a list of profile parts: 'resume', 'resume and qualification', 'personal details, resume and qualification'. */
const partList = new Intl.ListFormat('en-GB');

type ApplyJob = NonNullable<ApplyStateQuery['openJob']>;
type Questions = ApplyJob['questions'];

/**
 * The candidate's data for this job. `failure` is set if the request failed; `viewer` is null without an error if the session has ended.
 */
type LoadedState =
  | { viewer: Viewer; questions: Questions; match: ApplyJob['match']; failure: null }
  | { viewer: null; failure: unknown }
  | null;

function useApplyState(jobId: string) {
  const [state, setState] = useState<LoadedState>(null);
  const reload = useCallback(() => {
    fetchGraphql(ApplyStateText, { jobId }, { token: readToken() }).then(
      ({ viewer, openJob }) =>
        setState(
          viewer
            ? { viewer, questions: openJob?.questions ?? [], match: openJob?.match ?? null, failure: null }
            : { viewer: null, failure: null },
        ),
      (failure: unknown) => setState({ viewer: null, failure }),
    );
  }, [jobId]);
  useEffect(reload, [reload]);
  return { state, reload };
}

interface ApplyHereProps {
  job: { id: string; title: string; path: string; deadline: string; company: { name: string } };
}

/** The candidate's Apply button on the job's own page. If the profile is incomplete, shows its missing parts instead. */
export function ApplyHere({ job }: ApplyHereProps) {
  const { state, reload } = useApplyState(job.id);
  useSeedSavedJobs(state?.viewer);
  const intent = { ...job, company: job.company.name };
  const banner = useBanner();
  const action = useRef<HTMLButtonElement>(null);
  const { isPending, run } = useAsyncAction();
  const hasIntent = useStoredApplyIntent()?.id === job.id;
  const { buttonOverrides, apply, ...applying } = useApply(banner, async (application) => {
    const { applyToJob } = await fetchGraphql(ApplyHereText, { input: application }, { token: readToken() });
    return applyToJob.application.appliedAt;
  });

  const hasEnded = state?.viewer === null && (state.failure === null || errorCode(state.failure) === 'UNAUTHENTICATED');
  if (hasEnded) {
    return (
      <Button
        component={Link}
        to={withJob(paths.candidate.login, job)}
        state={{ why: 'ended', from: job.path } satisfies LoginRedirectState}
        size="lg"
        fullWidth
        color="saffron"
      >
        Log in to apply
      </Button>
    );
  }
  const lastApplication = state?.viewer?.appliedJobs?.find((applied) => applied.job.id === job.id);
  const button: ApplyButton = buttonOverrides.get(job.id) ?? applyButton(lastApplication);
  const hasApplied = button.kind !== 'OPEN';
  const missing = hasApplied || !state?.viewer ? [] : missingParts(state.viewer);
  function retry() {
    action.current?.focus();
    reload();
  }

  return (
    <>
      {hasIntent && !hasApplied ? <ApplyIntentNotice job={intent} /> : null}
      {missing.length > 0 ? (
        <MissingProfileParts parts={partList.format(missing)} onLeave={() => saveApplyIntent(intent)} />
      ) : (
        // Not `disabled` after the application, so that the button does not lose the focus.
        <PendingButton
          ref={action}
          size="lg"
          fullWidth
          color="saffron"
          data-disabled={hasApplied || undefined}
          isPending={isPending}
          pendingText="Applying..."
          isBlocked={hasApplied || !state?.viewer}
          onClick={() => void run(() => apply({ ...job, questions: state?.viewer ? state.questions : [] }))}
        >
          {applyLabel(button)}
        </PendingButton>
      )}
      <ApplyQuestionsDialog
        applying={applying}
        candidate={hasApplied || missing.length > 0 ? null : state?.viewer?.candidate}
      />
      <p className={classes.skillMatch}>
        {state?.viewer && missing.length === 0 ? <SkillMatch match={state.match} /> : null}
      </p>
      {state && state.viewer === null ? <StateError failure={state.failure} onRetry={retry} /> : null}
      <div className={classes.message}>
        <Banner message={banner.message} />
      </div>
      {hasApplied ? (
        <Button component={Link} to={paths.candidate.applications} variant="default" fullWidth>
          My Applications
        </Button>
      ) : null}
    </>
  );
}

/** The number of the job's skills that the candidate has, or a link to add skills to the profile. */
function SkillMatch({ match }: { match: ApplyJob['match'] }) {
  if (match) return <StatusBadge tone="grey">{formatMatch(match)}</StatusBadge>;
  return <Link to={paths.candidate.profile}>Add your skills to see how they match</Link>;
}

function missingParts({ isProfileComplete, candidate }: Viewer): string[] {
  if (isProfileComplete || candidate === null) return [];
  const parts = missingProfileParts({ ...candidate, hasResume: candidate.resume !== null });
  return parts.map((part) => PROFILE_PART_LABELS[part]);
}

/** Lists the missing parts of the profile and links to it. `onLeave` stores the job, so that the candidate can return to it. */
function MissingProfileParts({ parts, onLeave }: { parts: string; onLeave: () => void }) {
  return (
    <Notice role="status" tone="warning" icon={IconUserCircle} title="Complete your profile to apply">
      <Text mb="md">Still missing: {parts}.</Text>
      <Button component={Link} to={paths.candidate.profile} onClick={onLeave} fullWidth>
        Complete Profile
      </Button>
    </Notice>
  );
}

/** Shown if the candidate's data could not be loaded. */
function StateError({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Notice role="alert" tone="error" mt="md">
      <Text mb="sm">{describeError(failure, { fallback: 'We could not check your application.' })}</Text>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
