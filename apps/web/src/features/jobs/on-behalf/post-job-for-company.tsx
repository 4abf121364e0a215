import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchSelect } from '../../../components/fields/search-select';
import { RecordFallback } from '../../../components/record-fallback';
import { Screen } from '../../../components/screen';
import { emptyJob, toCompanyValues } from '../job-posting/post-job-form';
import { OnBehalfForm } from './on-behalf-form';
import {
  useCompaniesForJobLazyQuery,
  useCompanyForJobQuery,
  usePostJobForCompanyMutation,
} from './on-behalf.generated';

/** The screen on which an administrator posts a job for the company in the URL. Without one it asks for the company. */
export function PostJobForCompany() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('company');
  return (
    <Screen
      title="Post a Job for a Company"
      lead="The job is approved as soon as you post it. The company gets an email that names you."
      width="form"
    >
      {id === null ? (
        <ChooseCompany onChoose={(company) => setQuery({ company }, { replace: true })} />
      ) : (
        <PostForm id={id} />
      )}
    </Screen>
  );
}

function ChooseCompany({ onChoose }: { onChoose: (id: string) => void }) {
  const [findCompanies, { data, previousData }] = useCompaniesForJobLazyQuery();
  const search = useCallback(
    (text: string) => void findCompanies({ variables: { search: text || undefined } }).catch(() => undefined),
    [findCompanies],
  );
  return (
    <SearchSelect
      label="Company"
      placeholder="Choose the company"
      withAsterisk
      value=""
      chosen={null}
      options={(data ?? previousData)?.companies.nodes.map((company) => ({ value: company.id, label: company.name }))}
      onSearch={search}
      onChange={(id) => (id === '' ? undefined : onChoose(id))}
    />
  );
}

function PostForm({ id }: { id: string }) {
  const { data, error, refetch } = useCompanyForJobQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [post] = usePostJobForCompanyMutation();
  const company = data?.company;
  if (!company) return <RecordFallback error={error} isGone={company === null} onRetry={refetch} />;
  return (
    <>
      <Text fw={650} mb="md">
        {company.name}
      </Text>
      <OnBehalfForm
        initial={{ ...emptyJob, ...toCompanyValues(company) }}
        isCompanyEditable={false}
        savedText="The job is posted, and the company gets an email."
        buttonLabel="Post Job"
        pendingText="Posting..."
        save={async (input) => {
          const answer = await post({ variables: { input: { ...input, companyId: id } } });
          return answer.data?.postJobForCompany.job.id;
        }}
      />
    </>
  );
}
