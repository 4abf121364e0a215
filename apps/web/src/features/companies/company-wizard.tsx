import { Button, Group } from '@mantine/core';
import { COMPANY_MESSAGES } from '@job-alert/domain/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { DraftOffer } from '../../components/draft-offer';
import { StepTabs } from '../../components/step-tabs';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../config/paths';
import { useFormDraft } from '../../lib/drafts/use-form-draft';
import { describeError } from '../../lib/errors/describe-error';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { useLater } from '../../lib/use-later';
import { AccountTab } from './account-tab';
import { AddressesTab } from './addresses-tab';
import { CompanyTab } from './company-tab';
import { type CompanyProfileFragment, useSaveCompanyProfileMutation } from './company-profile.generated';
import {
  profileDraft,
  profileErrors,
  profileTabLabels,
  profileTabs,
  serverErrors,
  toProfileInput,
  toProfileValues,
} from './company-profile-form';
import classes from './company-wizard.module.css';
import { useProfileForm } from './use-profile-form';

/** How long the success stays in view before the dashboard comes. */
const successTime = 1500;

/** The three tabs of the company profile with Previous, Next and Submit. */
export function CompanyWizard({ company }: { company: CompanyProfileFragment }) {
  const { form, element, tab, goTo, stepTo, showErrors } = useProfileForm(toProfileValues(company));
  const banner = useBanner();
  const navigate = useNavigate();
  const later = useLater();
  const { busy, send } = useSending();
  const [saved, setSaved] = useState(false);
  const [save] = useSaveCompanyProfileMutation();
  useUnsavedChanges(form.isDirty() && !saved);
  const draft = useFormDraft(form, profileDraft);

  const position = profileTabs.indexOf(tab);
  const previous = profileTabs[position - 1];
  const next = profileTabs[position + 1];

  const panels = {
    account: <AccountTab form={form} />,
    company: <CompanyTab form={form} fixed={company} />,
    addresses: <AddressesTab form={form} />,
  };
  const steps = profileTabs.map((name) => ({ name, label: profileTabLabels[name], panel: panels[name] }));

  async function submit() {
    const input = toProfileInput(form.getValues(), company.version);
    if (!input) return showErrors(profileErrors(form.getValues()));
    banner.clear();
    try {
      await save({ variables: { input } });
      draft.clear();
      setSaved(true);
      banner.show('success', COMPANY_MESSAGES.submitted);
      later(successTime, () => navigate(paths.employer.home));
    } catch (error) {
      const details = serverErrors(error);
      showErrors(details);
      const { submitFailed: fallback, submitFailedLater: network } = COMPANY_MESSAGES;
      const sentences = new Set([describeError(error, { fallback, network }), ...Object.values(details)]);
      banner.show('error', [...sentences].join(' '), 5000);
    }
  }

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (next) stepTo(next);
        else if (!saved) void send(submit);
      }}
    >
      <Banner message={banner.message} floating />
      <DraftOffer draft={draft} what="company profile" />
      <StepTabs steps={steps} current={tab} onChange={goTo} />
      <Group justify="space-between" mt="xl" data-no-print>
        {previous ? (
          <Button variant="default" size="md" onClick={() => stepTo(previous)} disabled={busy || saved}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <SubmitButton busy={busy || saved} busyText="Submitting...">
          {next ? 'Next' : 'Submit'}
        </SubmitButton>
      </Group>
    </form>
  );
}
