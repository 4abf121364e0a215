import { CANDIDATE_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Form, useForm } from '../../components/form/use-form';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import type { Checked } from '../../lib/forms/check';
import type { SaveCandidateProfileInput } from '../../lib/graphql/schema.generated';
import { readApplyIntent } from '../../lib/session/apply-intent';
import { focusHeading } from '../../lib/scroll-to-section';
import { isUploadCancelled, useUploadProgress } from '../../lib/uploads/use-upload-progress';
import { useTimeout } from '../../lib/use-timeout';
import { type OwnProfileFragment, useSaveCandidateProfileMutation } from './candidate-profile.generated';
import {
  firstStepWith,
  type ProfileErrors,
  type ProfileStep,
  profileSteps,
  serverErrors,
  stepErrors,
} from './profile-errors';
import { toPersonalInput, toProfileInput } from './profile-input';
import { type ProfileValues, profileDraft, toProfileValues } from './profile-values';

export type ProfileForm = Form<ProfileValues>;

/** The duration of messages (specification 2 §8), and the delay before the dashboard opens, in milliseconds. */
const MESSAGE_MS = 5000;
const SUCCESS_MS = 1500;

const messages = { describe: () => CANDIDATE_MESSAGES.submitFailed, duration: MESSAGE_MS, always: true };

/** The form of the wizard and its current step. Moving forward from My Profile saves that tab. The last tab saves all tabs. */
export function useProfileWizard(profile: OwnProfileFragment) {
  const [initialValues] = useState(() => toProfileValues(profile));
  const hasResume = profile.resume !== null;
  /** The saved state: the version for the next save, and the values that do not count as unsaved. */
  const saved = useRef({ version: profile.version, values: initialValues });
  const [searched] = useSearchParams();
  const [requested] = useState(() => profileSteps.find((name) => name === searched.get('step')));
  const [step, setStep] = useState<ProfileStep>(requested ?? 'profile');
  const [detail, setDetail] = useState<string | null>(null);
  const navigate = useNavigate();
  const runAfter = useTimeout();
  const uploads = useUploadProgress();
  const [save] = useSaveCandidateProfileMutation();

  function checkProfile(values: ProfileValues): Checked<SaveCandidateProfileInput> {
    const errors: ProfileErrors = Object.assign({}, ...profileSteps.map((name) => stepErrors(name, values, hasResume)));
    const input = toProfileInput(values, saved.current.version);
    return input && Object.keys(errors).length === 0 ? { ok: true, value: input } : { ok: false, errors };
  }

  const form: ProfileForm = useForm({
    initialValues,
    rules: checkProfile,
    save: post,
    async onSaved() {
      await new Promise<void>((resolve) => runAfter(SUCCESS_MS, resolve));
      // Returns to the job if the candidate was applying for one.
      await navigate(readApplyIntent()?.path ?? paths.candidate.home);
    },
    onInvalid: (errors) => setStep((current) => firstStepWith(errors) ?? current),
    onError(error) {
      if (isUploadCancelled(error)) {
        form.banner.show('info', COMMON_MESSAGES.uploadCancelled, MESSAGE_MS);
        return true;
      }
      console.error('The profile could not be saved.', error);
      const hasFieldErrors = Object.keys(fieldErrorsOf(error)).length > 0;
      const reason = describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });
      setDetail(hasFieldErrors ? CANDIDATE_MESSAGES.checkFields : reason);
      return false;
    },
    toFieldErrors: fieldErrorsOf,
    messages,
    draft: profileDraft,
  });
  const { ref: element } = form.element;

  function fieldErrorsOf(error: unknown) {
    return serverErrors(error, form.getValues());
  }

  // A link to a missing part focuses its first invalid field.
  const [missing] = useState(() => requested && Object.keys(stepErrors(requested, initialValues, hasResume))[0]);
  useEffect(() => {
    if (missing) element.current?.querySelector<HTMLElement>(`[data-path="${missing}"]`)?.focus();
  }, [element, missing]);

  async function post(input: SaveCandidateProfileInput): Promise<OwnProfileFragment> {
    setDetail(null);
    const { data } = await save({ variables: { input }, context: uploads.watch() });
    const candidate = data?.saveCandidateProfile.candidate;
    if (!candidate) throw new Error('The server sent no profile back.');
    saved.current.version = candidate.version;
    form.banner.show('success', CANDIDATE_MESSAGES.updated, MESSAGE_MS);
    return candidate;
  }

  async function savePersonal(next: ProfileStep) {
    const input = toPersonalInput(form.getValues(), saved.current.version);
    if (!input) return;
    const { personal, papers } = toProfileValues(await post(input));
    form.setValues({ personal, papers });
    saved.current.values = { ...saved.current.values, personal, papers };
    form.resetDirty(saved.current.values);
    goTo(next);
  }

  /** Opens a step with the tabs in view and focuses its heading. If the step was chosen on the tabs, focus remains there. */
  function goTo(next: ProfileStep) {
    const chosenOnTabs = document.activeElement?.getAttribute('role') === 'tab';
    setStep(next);
    if (chosenOnTabs) return;
    setTimeout(() => {
      element.current?.querySelector('[role=tablist]')?.scrollIntoView();
      focusHeading(element.current?.querySelector(`[data-step=${next}] h2`) ?? null);
    }, 0);
  }

  /** Opens a step. Moving forward validates the tabs in between, and saves My Profile if it is one of them. */
  function advance(next: ProfileStep) {
    const passed = profileSteps.slice(profileSteps.indexOf(step), profileSteps.indexOf(next));
    const errorsOf = (name: ProfileStep) => stepErrors(name, form.getValues(), hasResume);
    const wrong = passed.find((name) => Object.keys(errorsOf(name)).length > 0);
    if (wrong === step) return form.showErrors(errorsOf(step));
    const target = wrong ?? next;
    if (passed.includes('profile')) void form.run(() => savePersonal(target));
    else goTo(target);
  }

  return { form, step, advance, detail, upload: uploads.get() };
}
