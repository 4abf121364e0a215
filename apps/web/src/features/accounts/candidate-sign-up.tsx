import { Group, Radio } from '@mantine/core';
import { useForm } from '@mantine/form';
import { candidateSignUpFormSchema, candidateSignUpSchema, RESUME_REQUIRED } from '@job-alert/domain/accounts';
import { EXPERIENCE_LEVEL_LABELS, EXPERIENCE_LEVELS, type ExperienceLevel } from '@job-alert/domain/experience-level';
import { fileInputAccept } from '@job-alert/domain/files';
import { validate } from '@job-alert/domain/validation';
import { UploadField } from '../../components/upload-field';
import { UploadProgress } from '../../components/upload-progress';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { uploadProblem } from '../../lib/forms/upload-problem';
import { validateWith } from '../../lib/forms/validate-with';
import { useUploadProgress } from '../../lib/uploads/use-upload-progress';
import { ConsentField, consentMissing } from './consent-field';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';
import { useRegisterCandidateMutation } from './sign-up.generated';
import { SignUpScreen } from './sign-up-screen';
import { useSignUp } from './use-sign-up';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  contact: '',
  password: '',
  confirmPassword: '',
  experience: '' as ExperienceLevel | '',
  resume: null as File | null,
  consent: false,
};

const validateFields = validateWith(candidateSignUpFormSchema);

/** All messages of the form; the fields of the schema, the resume and the consent. */
function validateForm(values: typeof empty): Record<string, string> {
  const errors = validateFields(values);
  const resume = uploadProblem(values.resume, 'RESUME', RESUME_REQUIRED);
  if (resume) errors.resume = resume;
  if (!values.consent) errors.consent = consentMissing;
  return errors;
}

/** The candidate's sign-up. */
export function CandidateSignUp() {
  const form = useForm({ initialValues: empty, validate: validateForm });
  const signUp = useSignUp('candidate', form);
  const uploads = useUploadProgress();
  const [register] = useRegisterCandidateMutation();

  async function submit({ resume, consent, ...values }: typeof empty) {
    const cleaned = validate(candidateSignUpSchema, values);
    if (!cleaned.ok || !resume) return;
    const { experience, ...person } = cleaned.value;
    const input = { ...person, experienceLevel: experience, consent };
    await signUp.send(() => register({ variables: { input, resume }, context: uploads.watch() }));
  }

  return (
    <SignUpScreen
      role="candidate"
      message={signUp.banner.message}
      busy={signUp.busy}
      onSubmit={form.onSubmit(submit, focusFirstWrongField)}
    >
      <PersonFields field={(name) => form.getInputProps(name)} set={(name, value) => form.setFieldValue(name, value)} />
      <PasswordFields
        password={form.getInputProps('password')}
        confirmPassword={form.getInputProps('confirmPassword')}
      />
      <Radio.Group label="Experience" withAsterisk {...form.getInputProps('experience')}>
        <Group mt={4} mb={4} gap="lg">
          {EXPERIENCE_LEVELS.map((level) => (
            <Radio key={level} value={level} label={EXPERIENCE_LEVEL_LABELS[level]} />
          ))}
        </Group>
      </Radio.Group>
      <UploadField
        label="Resume"
        description="PDF or DOCX, maximum 5 MB"
        accept={fileInputAccept('RESUME')}
        withAsterisk
        {...form.getInputProps('resume')}
      />
      <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />
      <UploadProgress upload={uploads.of()} what="Resume" />
    </SignUpScreen>
  );
}
