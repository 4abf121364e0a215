import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { focusFirstInvalid } from '../../lib/forms/form-helpers';
import {
  firstTabWith,
  type ProfileTab,
  type ProfileValues,
  profileErrors,
  profileTabs,
  tabErrors,
} from './company-profile-form';

export type ProfileForm = UseFormReturnType<ProfileValues>;

/** The wizard's form and the tab that is shown. Moving forward needs every tab on the way to be valid; moving back does not. */
export function useProfileForm(initialValues: ProfileValues) {
  const form = useCheckedForm({ initialValues, errorsOf: profileErrors });
  const [tab, setTab] = useState<ProfileTab>('account');
  const element = useRef<HTMLFormElement>(null);

  function show(errors: Record<string, string>, wrong: ProfileTab) {
    focusFirstInvalid(element.current?.querySelector<HTMLElement>(`[data-step=${wrong}]`), () => {
      form.setErrors(errors);
      setTab(wrong);
    });
  }

  /** False when a tab on the way is not valid: that tab is shown instead. */
  function goTo(next: ProfileTab): boolean {
    const passed = profileTabs.slice(profileTabs.indexOf(tab), profileTabs.indexOf(next));
    const wrong = passed.find((name) => Object.keys(tabErrors(name, form.getValues())).length > 0);
    if (wrong) show(tabErrors(wrong, form.getValues()), wrong);
    else setTab(next);
    return wrong === undefined;
  }

  /** As goTo, for Previous and Next: focus and view follow to the top of the new tab. */
  function stepTo(next: ProfileTab) {
    if (!goTo(next)) return;
    setTimeout(() => {
      element.current?.scrollIntoView({ block: 'start' });
      element.current?.querySelector<HTMLElement>(`[data-step=${next}]`)?.focus({ preventScroll: true });
    }, 0);
  }

  /** Shows messages, and the tab of the first of them. */
  function showErrors(errors: Record<string, string>) {
    const wrong = firstTabWith(errors);
    if (wrong) show(errors, wrong);
  }

  return { form, element, tab, goTo, stepTo, showErrors };
}
