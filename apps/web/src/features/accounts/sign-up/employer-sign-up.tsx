import { filterAlphanumeric, filterOrganizationName } from '@job-alert/domain/text/input-filters';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { TextField } from '../../../components/form/text-field';
import { paths } from '../../../config/paths';
import { errorCode } from '../../../lib/errors/describe-error';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { getFirstTouch } from '../../../lib/session/session-storage';
import classes from '../pair.module.css';
import { PasswordFields } from '../password-fields';
import { AskToJoin } from './ask-to-join';
import { ConsentField } from './consent-field';
import { PersonFields } from './person-fields';
import { RegisterEmployerText, type RequestToJoinCompanyMutationVariables } from './sign-up.public.generated';
import { SignUpScreen } from './sign-up-screen';
import { useSignUp } from './use-sign-up';

const initialValues = {
  organizationName: '',
  companyWebsite: '',
  gstin: '',
  firstName: '',
  lastName: '',
  email: '',
  contact: '',
  password: '',
  confirmPassword: '',
  consent: false,
};

const loadRules = async () => (await import('../account-rules')).checkEmployerSignUp;

const filterGstin = (text: string) => filterAlphanumeric(text, 15);

export function EmployerSignUp() {
  /** The sign-up, without its password, whose GSTIN belongs to a company. */
  const [known, setKnown] = useState<RequestToJoinCompanyMutationVariables['input'] | null>(null);
  const form = useSignUp({
    role: 'employer',
    next: paths.employer.login,
    initialValues,
    // The GSTIN is not stored in the draft, because it contains the owner's PAN.
    fields: ['organizationName', 'companyWebsite', 'firstName', 'lastName', 'email', 'contact'],
    loadRules,
    async register({ password, ...cleaned }) {
      const input = { ...cleaned, consent: true };
      setKnown(null);
      try {
        await fetchGraphql(RegisterEmployerText, { input: { ...input, password, source: getFirstTouch() } });
      } catch (error) {
        if (errorCode(error) === 'COMPANY_REGISTERED') setKnown(input);
        throw error;
      }
    },
  });

  return (
    <SignUpScreen role="employer" form={form} progress={known ? <AskToJoin input={known} /> : null}>
      <TextField
        label="Organization Name"
        autoComplete="organization"
        withAsterisk
        filter={filterOrganizationName}
        {...form.getInputProps('organizationName')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Company Website"
          type="url"
          autoComplete="url"
          placeholder="https://"
          withAsterisk
          {...form.getInputProps('companyWebsite')}
        />
        <TextField
          label="GSTIN"
          description="15 letters and digits"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          withAsterisk
          filter={filterGstin}
          {...form.getInputProps('gstin')}
        />
      </div>
      <PersonFields form={form} />
      <PasswordFields form={form} />
      <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />
    </SignUpScreen>
  );
}
