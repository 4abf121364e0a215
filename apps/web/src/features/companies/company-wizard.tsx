import { Button, Group } from '@mantine/core';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { StepTabs } from '../../components/step-tabs';
import { AccountTab } from './account-tab';
import { AddressesTab } from './addresses-tab';
import type { CompanyProfileFragment } from './company-profile.generated';
import { profileTabLabels, profileTabs } from './company-profile-form';
import { CompanyTab } from './company-tab';
import classes from './company-wizard.module.css';
import { useProfileForm } from './use-profile-form';

export function CompanyWizard({ company }: { company: CompanyProfileFragment }) {
  const { form, tab, goTo, stepTo } = useProfileForm(company);

  const position = profileTabs.indexOf(tab);
  const previous = profileTabs[position - 1];
  const next = profileTabs[position + 1];

  const panels = {
    account: <AccountTab form={form} />,
    company: <CompanyTab form={form} fixed={company} />,
    addresses: <AddressesTab form={form} />,
  };
  const steps = profileTabs.map((name) => ({ name, label: profileTabLabels[name], panel: panels[name] }));

  return (
    <form
      {...form.element}
      className={classes.form}
      onSubmit={(event) => {
        if (!next) return form.element.onSubmit(event);
        event.preventDefault();
        stepTo(next);
      }}
    >
      <Banner message={form.banner.message} isFloating />
      <DraftRestorePrompt draft={form.draft} contentName="company profile" />
      <StepTabs steps={steps} current={tab} onChange={goTo} />
      <Group justify="space-between" mt="xl" data-no-print>
        {previous ? (
          <Button variant="default" size="md" onClick={() => stepTo(previous)} disabled={form.isPending}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <SubmitButton isPending={form.isPending} pendingText="Submitting...">
          {next ? 'Next' : 'Submit'}
        </SubmitButton>
      </Group>
    </form>
  );
}
