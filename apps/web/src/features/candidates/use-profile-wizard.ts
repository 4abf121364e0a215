import type { UseFormReturnType } from '@mantine/form';
import { CANDIDATE_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBanner } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { useFormDraft } from '../../lib/drafts/use-form-draft';
import { describeError } from '../../lib/errors/describe-error';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { focusFirstInvalid } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import type { SaveCandidateProfileInput } from '../../lib/graphql/schema.generated';
import { readKeptJob } from '../../lib/session/kept-job';
import { isUploadCancelled, useUploadProgress } from '../../lib/uploads/use-upload-progress';
import { useLater } from '../../lib/use-later';
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
import { profileDraft, type ProfileValues, toProfileValues } from './profile-values';

export type ProfileForm = UseFormReturnType<ProfileValues>;

/** How long messages stay (specification 2 §8), and how long the last one is read before the dashboard comes. */
const messageTime = 5000;
const successTime = 1500;

/** The course of the wizard: My Profile is saved when it is left forwards, the last tab saves everything. */
export function useProfileWizard(profile: OwnProfileFragment) {
  const [initialValues] = useState(() => toProfileValues(profile));
  const hasResume = profile.resume !== null;
  const allErrors = (values: ProfileValues): ProfileErrors =>
    Object.assign({}, ...profileSteps.map((name) => stepErrors(name, values, hasResume)));
  const form = useCheckedForm({ initialValues, errorsOf: allErrors });
  // What the server has: the version that the next save builds on, and the values that are not unsaved changes.
  const kept = useRef({ version: profile.version, values: initialValues });
  const [searched] = useSearchParams();
  const [asked] = useState(() => profileSteps.find((name) => name === searched.get('step')));
  const [step, setStep] = useState<ProfileStep>(asked ?? 'profile');
  const [finished, setFinished] = useState(false);
  const [detail, setDetail] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const banner = useBanner();
  const navigate = useNavigate();
  const later = useLater();
  const uploads = useUploadProgress();
  const { busy, send } = useSending();
  const [save] = useSaveCandidateProfileMutation();
  useUnsavedChanges(form.isDirty() && !finished);
  const draft = useFormDraft(form, profileDraft);

  // Who comes for what is missing begins there.
  const [missing] = useState(() => asked && Object.keys(stepErrors(asked, initialValues, hasResume))[0]);
  useEffect(() => {
    if (missing) element.current?.querySelector<HTMLElement>(`[data-path="${missing}"]`)?.focus();
  }, [missing]);

  const errorsOf = (name: ProfileStep) => stepErrors(name, form.getValues(), hasResume);

  const stepElement = (name: ProfileStep) => element.current?.querySelector<HTMLElement>(`[data-step=${name}]`);

  /** Shows messages, and the tab of the first of them. */
  function show(errors: ProfileErrors) {
    const wrong = firstStepWith(errors);
    if (!wrong) return form.setErrors(errors);
    focusFirstInvalid(stepElement(wrong), () => {
      form.setErrors(errors);
      setStep(wrong);
    });
  }

  /** Saves and says how it ended; null when it failed. */
  async function post(input: SaveCandidateProfileInput): Promise<OwnProfileFragment | null> {
    banner.clear();
    setDetail(null);
    try {
      const { data } = await save({ variables: { input }, context: uploads.watch() });
      const saved = data?.saveCandidateProfile.candidate;
      if (!saved) throw new Error('The server sent no profile back.');
      kept.current.version = saved.version;
      banner.show('success', CANDIDATE_MESSAGES.updated, messageTime);
      return saved;
    } catch (error) {
      if (isUploadCancelled(error)) {
        banner.show('info', COMMON_MESSAGES.uploadCancelled, messageTime);
        return null;
      }
      console.error('The profile could not be saved.', error);
      const errors = serverErrors(error, form.getValues());
      show(errors);
      if (Object.keys(errors).length === 0) setDetail(describeError(error, { fallback: '' }) || null);
      banner.show('error', CANDIDATE_MESSAGES.submitFailed, messageTime);
      return null;
    }
  }

  async function savePersonal(next: ProfileStep) {
    const input = toPersonalInput(form.getValues(), kept.current.version);
    const saved = input && (await post(input));
    if (!saved) return;
    const { personal, papers } = toProfileValues(saved);
    form.setValues({ personal, papers });
    kept.current.values = { ...kept.current.values, personal, papers };
    form.resetDirty(kept.current.values);
    goTo(next);
  }

  /** Focus and view follow to the top of the step, unless it was chosen on the tabs, where the focus belongs. */
  function goTo(next: ProfileStep) {
    const chosenOnTabs = document.activeElement?.getAttribute('role') === 'tab';
    setStep(next);
    if (chosenOnTabs) return;
    window.scrollTo({ top: 0 });
    setTimeout(() => stepElement(next)?.focus({ preventScroll: true }), 0);
  }

  /** Goes back freely; forwards only past valid tabs, and past My Profile only by saving it. */
  function advance(next: ProfileStep) {
    const passed = profileSteps.slice(profileSteps.indexOf(step), profileSteps.indexOf(next));
    const wrong = passed.find((name) => Object.keys(errorsOf(name)).length > 0);
    if (wrong === step) return show(errorsOf(step));
    const target = wrong ?? next;
    if (passed.includes('profile')) void send(() => savePersonal(target));
    else goTo(target);
  }

  async function submit() {
    const errors: ProfileErrors = Object.assign({}, ...profileSteps.map(errorsOf));
    if (Object.keys(errors).length > 0) return show(errors);
    const input = toProfileInput(form.getValues(), kept.current.version);
    if (!input || !(await post(input))) return;
    draft.clear();
    setFinished(true);
    // Whoever was applying for a job goes back to it.
    later(successTime, () => navigate(readKeptJob()?.path ?? paths.candidate.home));
  }

  return {
    form,
    element,
    step,
    advance,
    banner,
    detail,
    draft,
    upload: uploads.of(),
    busy: busy || finished,
    submit: () => {
      if (!finished) void send(submit);
    },
  };
}
