import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { type UseFormReturnType, useForm as useMantineForm } from '@mantine/form';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DraftState } from '../../lib/drafts/use-draft';
import { type FormDraft, useFormDraft } from '../../lib/drafts/use-form-draft';
import { describeError, type ErrorSentences, fieldErrors } from '../../lib/errors/describe-error';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { type BannerState, useBanner } from '../use-banner';
import { type RulesSource, useEarlyRules, useValidation } from './use-validation';

/** Messages by the paths of the fields. */
export type FieldMessages = Readonly<Record<string, ReactNode>>;

interface FormMessages extends Partial<ErrorSentences> {
  /** Describes an error in the words of the screen. */
  describe?: (error: unknown) => string;
  /** How long the banner stays, in milliseconds. */
  duration?: number;
  /** Shows the banner even when fields have messages of their own. */
  always?: boolean;
}

interface FormOptions<Values, Cleaned, Saved> {
  initialValues: Values;
  rules: RulesSource<Values, Cleaned>;
  /** Sends the cleaned values to the server. */
  save: (cleaned: Cleaned) => Promise<Saved>;
  /** Called after a successful save. The form stays busy until it resolves. */
  onSaved?: (saved: Saved) => void | Promise<void>;
  /** Handles an error of `save` itself and returns true, or returns false to have it shown in the form. */
  onError?: (error: unknown) => boolean;
  /** Returns the messages of a server error by the paths of this form. */
  fieldErrorsOf?: (error: unknown) => FieldMessages;
  /** The sentences of the banner for an error of `save`. */
  messages?: FormMessages;
  /** Called when fields are invalid, before the first of them gets focus: a form with tabs shows the right one. */
  onInvalid?: (errors: FieldMessages) => void;
  /** Saves what is typed in this browser until the form is saved. Never name passwords, identity numbers or consents. */
  draft?: FormDraft;
  /** Asks before the page or dialog is left with unsaved changes. The default is true. */
  warnsOnLeave?: boolean;
}

/** A form with its values, messages, pending state, banner and draft. Spread `element` onto its `<form>`. */
export type Form<Values> = UseFormReturnType<Values> & {
  element: {
    ref: RefObject<HTMLFormElement | null>;
    method: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent) => void;
  };
  busy: boolean;
  banner: BannerState;
  draft: DraftState;
  /** Shows messages and moves the focus to the first invalid field. */
  showErrors: (errors: FieldMessages) => void;
  /** Runs another request of the form, one at a time, and shows its error in the form. */
  run: (request: () => Promise<void>) => Promise<void>;
};

const DEFAULT_FALLBACK = COMMON_MESSAGES.wentWrongTryAgainStop;

/** The form of every screen. Fields are validated when they are left (`useValidation`) and all together when the form is sent. */
export function useForm<Values extends Record<string, unknown>, Cleaned, Saved>(
  options: FormOptions<Values, Cleaned, Saved>,
): Form<Values> {
  const { initialValues, rules, draft: draftOptions, warnsOnLeave = true } = options;
  const form = useMantineForm<Values>({ initialValues });
  const validation = useValidation(form, rules);
  const element = useRef<HTMLFormElement>(null);
  useEarlyRules(element, validation.loadRules);
  const banner = useBanner();
  const sending = useAsyncAction();
  /** The values of the last successful save: they are no unsaved changes, although `reset` still returns to the initial ones. */
  const [saved, setSaved] = useState<Values | null>(null);
  useUnsavedChanges(warnsOnLeave && form.isDirty() && form.getValues() !== saved);
  const draft = useFormDraft(form as unknown as UseFormReturnType<Record<string, unknown>>, draftOptions);

  function showErrors(errors: FieldMessages) {
    focusFirstInvalid(element.current, () => {
      form.setErrors(errors);
      options.onInvalid?.(errors);
    });
  }

  function showError(error: unknown) {
    const { onError, fieldErrorsOf = fieldErrors, messages = {} } = options;
    if (onError?.(error)) return;
    const errors = fieldErrorsOf(error);
    const hasFieldErrors = Object.keys(errors).length > 0;
    if (hasFieldErrors) showErrors(errors);
    if (hasFieldErrors && !messages.always) return;
    const { describe = (reason) => describeError(reason, { fallback: DEFAULT_FALLBACK, ...messages }) } = messages;
    banner.show('error', describe(error), messages.duration);
  }

  /** Returns the result of a request, or null after an error, which it shows. */
  async function attempt<Result>(request: () => Promise<Result>): Promise<{ result: Result } | null> {
    banner.clear();
    try {
      return { result: await request() };
    } catch (error) {
      showError(error);
      return null;
    }
  }

  async function submit() {
    const validated = await attempt(validation.validate);
    if (!validated) return;
    const checked = validated.result;
    if (!checked.ok) return showErrors(checked.errors);
    form.clearErrors();
    const response = await attempt(() => options.save(checked.value));
    if (!response) return;
    draft.clear();
    setSaved(form.getValues());
    await options.onSaved?.(response.result);
  }

  function reset() {
    validation.reset();
    draft.clear();
    form.reset();
  }

  return {
    ...form,
    getInputProps: validation.getInputProps,
    reset,
    element: {
      ref: element,
      // A server-rendered form that is sent before the page's code has loaded waits for it instead of reloading the page (`pre-hydration.ts`).
      method: 'dialog',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void sending.send(submit);
      },
    },
    busy: sending.busy,
    banner,
    draft,
    showErrors,
    run: (request) => sending.send(async () => void (await attempt(request))),
  };
}
