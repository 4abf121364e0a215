import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
} from '@job-alert/domain/candidates/experience-level';
import { describeFileLimits, fileInputAccept } from '@job-alert/domain/files/files';
import { Suspense } from 'react';
import { RadioGroupField } from '../../../components/fields/radio-group-field';
import { UploadField } from '../../../components/fields/upload-field';
import { paths } from '../../../config/paths';
import { fetchGraphqlMultipart } from '../../../lib/public-data/fetch-graphql-multipart';
import { getFirstTouch } from '../../../lib/session/session-storage';
import { useUploadProgress } from '../../../lib/uploads/use-upload-progress';
import { lazyWithRetry } from '../../../start/lazy-loading';
import { useApplyIntent, withJob } from '../../shared/jobs/apply-intent';
import { PasswordFields } from '../password-fields';
import { ConsentField } from './consent-field';
import { PersonFields } from './person-fields';
import { RegisterCandidateText } from './sign-up.public.generated';
import { SignUpScreen } from './sign-up-screen';
import { useSignUp } from './use-sign-up';

// Loaded separately, because it is needed only after a resume is chosen.
const UploadProgress = lazyWithRetry(
  async () => (await import('../../../components/fields/upload-progress')).UploadProgress,
);

const experiences = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LEVEL_LABELS[value] }));

const initialValues = {
  firstName: '',
  lastName: '',
  email: '',
  contact: '',
  password: '',
  confirmPassword: '',
  experienceLevel: '' as ExperienceLevel | '',
  resume: null as File | null,
  consent: false,
};

const loadRules = async () => (await import('../account-rules')).checkCandidateSignUp;

export function CandidateSignUp() {
  const uploads = useUploadProgress();
  const job = useApplyIntent();
  const form = useSignUp({
    role: 'candidate',
    next: withJob(paths.candidate.login, job),
    initialValues,
    fields: ['firstName', 'lastName', 'email', 'contact', 'experienceLevel'],
    loadRules,
    register({ resume, ...person }) {
      const input = { ...person, consent: true, source: getFirstTouch(), jobId: job?.id };
      const file = { field: 'resume', file: resume } as const;
      return fetchGraphqlMultipart(RegisterCandidateText, input, file, uploads.watch().fetchOptions);
    },
  });

  return (
    <SignUpScreen
      role="candidate"
      form={form}
      job={job}
      progress={
        form.values.resume ? (
          <Suspense>
            <UploadProgress upload={uploads.get()} uploadName="Resume" />
          </Suspense>
        ) : null
      }
    >
      <PersonFields form={form} />
      <PasswordFields form={form} />
      <RadioGroupField
        label="Experience"
        choices={experiences}
        required
        value={form.values.experienceLevel}
        {...form.getInputProps('experienceLevel')}
      />
      <UploadField
        label="Resume"
        description={describeFileLimits('RESUME', ', maximum')}
        accept={fileInputAccept('RESUME')}
        withAsterisk
        {...form.getInputProps('resume')}
      />
      <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />
    </SignUpScreen>
  );
}
