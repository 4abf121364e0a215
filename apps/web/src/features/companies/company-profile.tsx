import { establishmentYears } from '@job-alert/domain/companies/company-profile';
import { filterDigitsAndDots, filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { EmailField } from '../../components/fields/email-field';
import { NumberField } from '../../components/fields/number-field';
import { PhoneField } from '../../components/fields/phone-field';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextAreaField } from '../../components/form/text-area';
import { hintBelow, TextField } from '../../components/form/text-field';
import { StepTabs } from '../../components/step-tabs';
import { DescriptionList } from '../../components/description-list';
import { Notice } from '../../components/notice';
import { paths } from '../../config/paths';
import { today } from '../../lib/today';
import { ProfileScreen } from '../shared/people/profile-screen';
import { AddressesTab } from './addresses-tab';
import { type CompanyProfileFragment, useMyCompanyProfileQuery } from './company-profile.generated';
import classes from './company-profile.module.css';
import { profileTabLabels, profileTabs } from './company-profile-form';
import { type ProfileForm, useProfileForm } from './use-profile-form';

const shapes = [{ height: 44 }, { height: 280 }, { height: 44, width: 140 }];

export function CompanyProfile() {
  const query = useMyCompanyProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const company = query.data?.viewer?.company;

  return (
    <ProfileScreen
      title="Company Profile"
      lead="Three short steps. Job posts, applicants and interviews open once it is complete."
      myDataPath={paths.employer.myData}
      errorText="Your company profile could not be loaded."
      loadingText="Loading the company profile"
      query={query}
      shapes={shapes}
    >
      {company ? (
        <Anchor component={Link} to={paths.employer.team} mb="md" display="inline-block">
          Your Team
        </Anchor>
      ) : null}
      {company?.viewerCanManage ? <CompanyWizard key={company.id} company={company} /> : null}
      {company && !company.viewerCanManage ? <CompanyFacts company={company} /> : null}
    </ProfileScreen>
  );
}

/** The profile for members who cannot change it. */
function CompanyFacts({ company }: { company: CompanyProfileFragment }) {
  return (
    <Stack gap="lg">
      <Notice tone="info">Only {company.fullName}, the owner of the company account, can change the profile.</Notice>
      <DescriptionList
        facts={[
          ['Company Name', company.name],
          ['Company Website', company.website],
          ['Industry Type', company.industry],
          ['Contact Phone Number', company.phone],
          ['Head Quarter', company.headquarters],
          ['Company Description', company.description],
        ]}
      />
    </Stack>
  );
}

function CompanyWizard({ company }: { company: CompanyProfileFragment }) {
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

/** Tab 1: the person who manages the company's account. */
function AccountTab({ form }: { form: ProfileForm }) {
  return (
    <FormSection title="Account Details" lead="Who we talk to about your jobs and applicants.">
      <TextField
        className={wideField}
        label="Full Name"
        autoComplete="name"
        withAsterisk
        filter={filterPersonName}
        {...form.getInputProps('account.fullName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        description="You log in with this address. It cannot be changed here."
        readOnly
        withAsterisk
        variant="filled"
        {...form.getInputProps('account.email')}
      />
      <PhoneField
        label="Contact Number"
        description="Ten digits"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('account.contact')}
      />
    </FormSection>
  );
}

interface CompanyTabProps {
  form: ProfileForm;
  /** The name and website from the sign-up, which are read-only here. */
  fixed: { name: string; website: string };
}

/** Tab 2: the company as candidates see it. */
function CompanyTab({ form, fixed }: CompanyTabProps) {
  const { earliest, latest } = establishmentYears(today());
  return (
    <FormSection title="Company Information" lead="Candidates see this with each of your jobs.">
      <TextField label="Company Name" value={fixed.name} readOnly variant="filled" />
      <TextField label="Company Website" value={fixed.website} readOnly variant="filled" />
      <TextField
        label="Industry Type"
        placeholder="Information Technology"
        withAsterisk
        filter={filterLettersAndSpaces}
        {...form.getInputProps('company.industry')}
      />
      <EmailField
        label="Company Email"
        placeholder="careers@company.example"
        {...form.getInputProps('company.email')}
      />
      <PhoneField
        label="Contact Phone Number"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('company.phone')}
      />
      <TextField
        label="Head Quarter"
        placeholder="Bengaluru"
        withAsterisk
        {...form.getInputProps('company.headquarters')}
      />
      <TextField
        label="Year Established"
        description={`${earliest} to ${latest}`}
        inputWrapperOrder={hintBelow}
        inputMode="numeric"
        placeholder="2014"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('company.yearEstablished')}
      />
      <NumberField
        label="Company Size"
        description="Number of employees"
        inputWrapperOrder={hintBelow}
        placeholder="120"
        {...form.getInputProps('company.size')}
      />
      <TextAreaField
        className={wideField}
        label="Company Description"
        minRows={5}
        maxRows={16}
        withAsterisk
        {...form.getInputProps('company.description')}
      />
    </FormSection>
  );
}
