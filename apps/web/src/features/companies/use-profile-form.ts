import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Form, useForm } from '../../components/form/use-form';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { useTimeout } from '../../lib/use-timeout';
import { type CompanyProfileFragment, useSaveCompanyProfileMutation } from './company-profile.generated';
import {
  checkProfile,
  firstTabWith,
  type ProfileTab,
  type ProfileValues,
  profileDraft,
  profileTabs,
  serverErrors,
  tabErrors,
  toProfileValues,
} from './company-profile-form';

export type ProfileForm = Form<ProfileValues>;

/** The delay before the dashboard opens, in milliseconds. */
const SUCCESS_MS = 1500;

const messages = {
  describe(error: unknown) {
    const { submitFailed: fallback, submitFailedLater: network } = COMPANY_MESSAGES;
    const sentences = new Set([describeError(error, { fallback, network }), ...Object.values(serverErrors(error))]);
    return [...sentences].join(' ');
  },
  duration: 5000,
  always: true,
};

/** The form of the wizard and its current tab. Moving forward validates the tabs in between; moving back does not. */
export function useProfileForm(company: CompanyProfileFragment) {
  const [tab, setTab] = useState<ProfileTab>('account');
  const navigate = useNavigate();
  const runAfter = useTimeout();
  const [save] = useSaveCompanyProfileMutation();
  const form: ProfileForm = useForm({
    initialValues: toProfileValues(company),
    rules: (values) => checkProfile(values, company.version),
    save: (input) => save({ variables: { input } }),
    async onSaved() {
      form.banner.show('success', COMPANY_MESSAGES.submitted);
      await new Promise<void>((resolve) => runAfter(SUCCESS_MS, resolve));
      await navigate(paths.employer.home);
    },
    onInvalid: (errors) => setTab((current) => firstTabWith(errors) ?? current),
    toFieldErrors: serverErrors,
    messages,
    draft: profileDraft,
  });

  /** Opens a tab. Returns false and shows the errors if the current tab or one in between is invalid. */
  function goTo(next: ProfileTab): boolean {
    const passed = profileTabs.slice(profileTabs.indexOf(tab), profileTabs.indexOf(next));
    const errors = passed.map((name) => tabErrors(name, form.getValues()));
    const first = errors.find((one) => Object.keys(one).length > 0);
    if (first) form.showErrors(first);
    else setTab(next);
    return first === undefined;
  }

  /** Opens a tab for the Previous and Next buttons and focuses the top of the tab. */
  function stepTo(next: ProfileTab) {
    if (!goTo(next)) return;
    setTimeout(() => {
      const element = form.element.ref.current;
      element?.scrollIntoView({ block: 'start' });
      element?.querySelector<HTMLElement>(`[data-step=${next}]`)?.focus({ preventScroll: true });
    }, 0);
  }

  return { form, tab, goTo, stepTo };
}
