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

type FieldMessages = Readonly<Record<string, ReactNode>>;

interface FormMessages extends Partial<ErrorSentences> {
  describe?: (error: unknown) => string;
  /** The duration of the banner, in milliseconds. */
  duration?: number;
  /** True to show the banner even if fields have messages of their own. */
  always?: boolean;
}

interface FormOptions<Values, Cleaned, Saved> {
  initialValues: Values;
  rules: RulesSource<Values, Cleaned>;
  save: (cleaned: Cleaned) => Promise<Saved>;
  /** Called after a successful save. The form stays pending until it resolves. */
  onSaved?: (saved: Saved) => void | Promise<void>;
  /** Handles an error of `save`. Returns true if it has handled the error, or false to show the error in the form. */
  onError?: (error: unknown) => boolean;
  /** Maps a server error to messages by this form's field paths. */
  toFieldErrors?: (error: unknown) => FieldMessages;
  /** The banner messages for errors of `save`. */
  messages?: FormMessages;
  /** Called before the first invalid field gets focus, so that a form with tabs can show the right tab. */
  onInvalid?: (errors: FieldMessages) => void;
  /**
   * Stores the typed values in this browser until the form is saved. Never include passwords, identity numbers or
   * consents.
   */
  draft?: FormDraft;
  /** True if leaving the page or dialog with unsaved changes needs confirmation. The default is true. */
  warnsOnLeave?: boolean;
}

/** A form with its values, messages, pending state, banner and draft. Spread `element` onto the `<form>`. */
export type Form<Values> = UseFormReturnType<Values> & {
  element: {
    ref: RefObject<HTMLFormElement | null>;
    method: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent) => void;
  };
  isPending: boolean;
  banner: BannerState;
  draft: DraftState;
  /** Shows messages and focuses the first invalid field. */
  showErrors: (errors: FieldMessages) => void;
  /** Runs another request of the form and shows its error in the form. Only one request runs at a time. */
  run: (request: () => Promise<void>) => Promise<void>;
};

const DEFAULT_FALLBACK = COMMON_MESSAGES.wentWrongTryAgainStop;

/** The state of a form. Each field is validated on blur (`useValidation`), and all fields are validated on submit. */
export function useForm<Values extends Record<string, unknown>, Cleaned, Saved>(
  options: FormOptions<Values, Cleaned, Saved>,
): Form<Values> {
  const { initialValues, rules, draft: draftOptions, warnsOnLeave = true } = options;
  const form = useMantineForm<Values>({ initialValues });
  const validation = useValidation(form, rules);
  const element = useRef<HTMLFormElement>(null);
  useEarlyRules(element, validation.loadRules);
  const banner = useBanner();
  const action = useAsyncAction();
  /** The values of the last successful save. They do not count as unsaved, but `reset` restores the initial values. */
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
    const { onError, toFieldErrors = fieldErrors, messages = {} } = options;
    if (onError?.(error)) return;
    const errors = toFieldErrors(error);
    const hasFieldErrors = Object.keys(errors).length > 0;
    if (hasFieldErrors) showErrors(errors);
    if (hasFieldErrors && !messages.always) return;
    const { describe = (reason) => describeError(reason, { fallback: DEFAULT_FALLBACK, ...messages }) } = messages;
    banner.show('error', describe(error), messages.duration);
  }

  /** Resolves to the result of a request. After an error it shows the error and resolves to null. */
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
      // If a server-rendered form is submitted before its code has loaded, the submit waits instead of reloading the
      // page (`pre-hydration.ts`).
      method: 'dialog',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void action.run(submit);
      },
    },
    isPending: action.isPending,
    banner,
    draft,
    showErrors,
    run: (request) => action.run(async () => void (await attempt(request))),
  };
}
