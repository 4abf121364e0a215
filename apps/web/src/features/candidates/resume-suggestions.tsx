import type { ReactNode } from 'react';
import { hintBelow } from '../../components/form/text-field';
import { ProposalLine } from './proposal-line';
import { isInForm, type ProposedField } from './resume-proposal';
import type { ProfileForm } from './use-profile-wizard';
import type { ResumeProposals } from './use-resume-proposals';

/** The fields of the first tab that a resume can fill in, with their labels. */
const labels: Partial<Record<string, { field: Exclude<ProposedField, 'email'>; what: string }>> = {
  firstName: { field: 'firstName', what: 'First name' },
  middleName: { field: 'middleName', what: 'Middle name' },
  lastName: { field: 'lastName', what: 'Last name' },
  contact: { field: 'contact', what: 'Contact No' },
  city: { field: 'city', what: 'City' },
  state: { field: 'state', what: 'State' },
};

interface SuggestionProps {
  description?: ReactNode;
  inputWrapperOrder?: typeof hintBelow;
}

/** Returns the props that show a suggestion below a field of the first tab. They are empty without a suggestion. */
export const suggestionFor =
  (form: ProfileForm, { current }: ResumeProposals) =>
  (name: string): SuggestionProps => {
    const { field, what } = labels[name] ?? {};
    const text = field && current?.parts.has(field) ? current.proposal[field] : null;
    if (!current || !field || !what || !text) return {};
    return {
      inputWrapperOrder: hintBelow,
      description: (
        <ProposalLine
          text={text}
          fieldName={what}
          isUsed={isInForm(current.proposal, field, form.values)}
          onUse={() => form.setFieldValue(`personal.${field}`, text)}
        />
      ),
    };
  };

/** The hint of the email field. It shows the address from the resume, but the form cannot change the address. */
export function EmailNote({ proposals: { current } }: { proposals: ResumeProposals }) {
  const email = current?.parts.has('email') ? current.proposal.email : null;
  return (
    <>
      You log in with this address. It cannot be changed here.
      {email ? (
        <>
          <br />
          <ProposalLine text={email} fieldName="Email" isUsed={false} />
        </>
      ) : null}
    </>
  );
}
