import { validateRoundType } from '@job-alert/domain/interviews/interview';
import { useCallback } from 'react';
import { SearchSelect } from '../../components/fields/search-select';
import { candidateName } from '../shared/people/candidate-name';
import { applicantLabel, hasEarlier, type InterviewForm } from './interview-form';
import { useInterviewApplicantsLazyQuery, useInterviewJobsLazyQuery } from './interviews.generated';

export function InterviewSubjectFields({ form }: { form: InterviewForm }) {
  const { jobId, jobTitle, applicationId, applicant } = form.values;
  const [findJobs, jobs] = useInterviewJobsLazyQuery();
  const [findApplicants, applicants] = useInterviewApplicantsLazyQuery();
  const searchJobs = useCallback(
    (text: string) => void findJobs({ variables: { search: text || undefined } }).catch(() => undefined),
    [findJobs],
  );
  const searchApplicants = useCallback(
    (text: string) => {
      if (jobId === '') return;
      void findApplicants({ variables: { jobId, search: text || undefined } }).catch(() => undefined);
    },
    [findApplicants, jobId],
  );

  const nodes = applicants.data?.viewer?.applications?.nodes;
  const others = applicants.data?.viewer?.others?.nodes ?? [];
  function chooseApplicant(id: string, label: string) {
    const hasEarlierInterview = hasEarlier(nodes?.find((node) => node.id === id)?.interviews ?? []);
    form.setFieldValue('applicationId', id);
    form.setFieldValue('applicant', label);
    form.setFieldValue('movedId', '');
    form.setFieldValue('hasEarlierInterview', hasEarlierInterview);
    if (validateRoundType(form.getValues().roundType, hasEarlierInterview))
      form.setFieldValue('roundType', 'FIRST_ROUND');
  }

  return (
    <>
      <SearchSelect
        label="Job Title"
        placeholder="Choose a job"
        withAsterisk
        error={form.errors.jobId}
        value={jobId}
        chosen={jobId ? { value: jobId, label: jobTitle } : null}
        options={jobs.data?.viewer?.jobs?.nodes.map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={searchJobs}
        onChange={(value, option) => {
          form.setFieldValue('jobId', value);
          form.setFieldValue('jobTitle', option?.label ?? '');
          if (value !== jobId) chooseApplicant('', '');
        }}
      />
      <SearchSelect
        label="Applicant"
        id="interview-applicant"
        placeholder={jobId ? 'Choose an applicant' : 'Choose a job first'}
        withAsterisk
        disabled={jobId === ''}
        value={applicationId}
        chosen={applicationId ? { value: applicationId, label: applicant } : null}
        options={
          nodes && [
            ...nodes.map(({ id, candidate }) => ({ value: id, label: applicantLabel(candidateName(candidate), id) })),
            ...others.map(({ id, candidate, invitationProblem: error }) => ({
              value: id,
              label: applicantLabel(candidateName(candidate), id),
              disabledReason: error,
            })),
          ]
        }
        onSearch={searchApplicants}
        onChange={(value, option) => chooseApplicant(value, option?.label ?? '')}
      />
    </>
  );
}
