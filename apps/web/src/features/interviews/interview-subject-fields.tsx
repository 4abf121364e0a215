import { joinFullName } from '@job-alert/domain/company-profile';
import { roundTypeProblem } from '@job-alert/domain/interview';
import { useCallback, useState } from 'react';
import { type SearchOption, SearchSelect } from '../../components/search-select';
import { hasEarlier, type InterviewForm, type InterviewSubject } from './interview-form';
import { useInterviewApplicantsLazyQuery, useInterviewJobsLazyQuery } from './interviews.generated';

/** A candidate's name and the application's id: two applications of one person can be told apart. */
const applicantLabel = (candidateName: string, id: string) => `${candidateName} (${id})`;

interface SubjectFieldsProps {
  form: InterviewForm;
  /** Whom the form was opened for. */
  subject: InterviewSubject | null;
}

/** Which job, and which of its applicants. */
export function InterviewSubjectFields({ form, subject }: SubjectFieldsProps) {
  const { jobId, applicationId } = form.values;
  const [job, setJob] = useState<SearchOption | null>(subject && { value: subject.jobId, label: subject.jobTitle });
  const [applicant, setApplicant] = useState<SearchOption | null>(
    subject && { value: subject.applicationId, label: applicantLabel(subject.candidateName, subject.applicationId) },
  );
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
  function chooseApplicant(id: string) {
    const hasEarlierInterview = hasEarlier(nodes?.find((node) => node.id === id)?.interviews ?? []);
    form.setFieldValue('applicationId', id);
    form.setFieldValue('hasEarlierInterview', hasEarlierInterview);
    if (roundTypeProblem(form.getValues().roundType, hasEarlierInterview))
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
        chosen={jobId ? job : null}
        options={jobs.data?.viewer?.jobs?.nodes.map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={searchJobs}
        onChange={(value, option) => {
          setJob(option);
          form.setFieldValue('jobId', value);
          if (value !== jobId) chooseApplicant('');
        }}
      />
      <SearchSelect
        label="Applicant"
        id="interview-applicant"
        placeholder={jobId ? 'Choose an applicant' : 'Choose a job first'}
        withAsterisk
        disabled={jobId === ''}
        value={applicationId}
        chosen={applicationId ? applicant : null}
        options={nodes?.map(({ id, candidate }) => ({
          value: id,
          label: applicantLabel(joinFullName(candidate), id),
        }))}
        onSearch={searchApplicants}
        onChange={(value, option) => {
          setApplicant(option);
          chooseApplicant(value);
        }}
      />
    </>
  );
}
