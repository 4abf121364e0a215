import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Button, Group, List, Radio, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { Allowed } from '../../../lib/session/allowed';
import boxes from '../candidates/possible-duplicates.module.css';
import type { EmployerInformationQuery } from './employer-information.generated';
import { ManagedEmployersDocument } from './manage-employers.generated';
import {
  type CompanyMergePreviewQuery,
  type MergingCompanyFragment,
  useCompanyMergePreviewQuery,
  useMergeCompaniesMutation,
} from './merge-companies.generated';
import classes from './merge-companies.module.css';

type Company = NonNullable<EmployerInformationQuery['company']>;
type Preview = CompanyMergePreviewQuery['companyMergePreview'];
type Mergeable = Pick<Company, 'id' | 'name' | 'email'>;

interface MergeCompaniesProps {
  company: Company;
  onMerged: (keepId: string) => void;
}

/** Lists the companies with the same GSTIN, with a button to merge each. Renders nothing without such a company. */
export function MergeCompanies({ company, onMerged }: MergeCompaniesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const others = company.possibleDuplicates.filter(({ reasons }) => reasons.includes('GSTIN'));
  if (others.length === 0) return null;
  return (
    <Allowed to="Mutation.mergeCompanies">
      <section className={boxes.box} aria-labelledby="same-gstin">
        <Title order={3} id="same-gstin" className={boxes.title}>
          Same GSTIN
        </Title>
        <ul className={boxes.list}>
          {others.map(({ company: other }) => (
            <li key={other.id}>
              <div>
                <strong>{other.name}</strong> <span className={boxes.email}>{other.email}</span>
              </div>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Merge with ${other.name}`}
                aria-expanded={opened === other.id}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setOpened(opened === other.id ? null : other.id);
                }}
              >
                Merge…
              </Button>
              {opened === other.id ? (
                <MergePanel
                  both={[company, other]}
                  onClose={() => {
                    setOpened(null);
                    opener.current?.focus();
                  }}
                  onMerged={onMerged}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </Allowed>
  );
}

/** Lists the companies that were merged into this one. */
export function MergedCompanies({ merges }: Pick<Company, 'merges'>) {
  if (merges.length === 0) return null;
  return (
    <section className={boxes.box} data-quiet aria-labelledby="merged-companies">
      <Title order={3} id="merged-companies" className={boxes.title}>
        Merged Companies
      </Title>
      <ul className={boxes.list}>
        {merges.map(({ id, removedName, mergedAt, mergedByName }) => (
          <li key={id}>
            <div>
              <strong>{removedName}</strong>
              <Text fz="sm" c="gray.7">
                {mergedByName} · {formatDateAndTime(new Date(mergedAt))}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MergePanelProps {
  /** The company whose details are open, and the other one. */
  both: readonly [Mergeable, Mergeable];
  onClose: () => void;
  onMerged: (keepId: string) => void;
}

/** Lets the administrator choose which of two companies stays, compares them, and asks for the name of the one that ends. */
function MergePanel({ both, onClose, onMerged }: MergePanelProps) {
  const [keepId, setKeepId] = useState(both[0].id);
  const [typed, setTyped] = useState('');
  const removeId = both.find(({ id }) => id !== keepId)?.id ?? '';
  const { data, error, refetch } = useCompanyMergePreviewQuery({
    variables: { keepId, removeId },
    fetchPolicy: 'no-cache',
  });
  const preview = data?.companyMergePreview;
  const { problem, isPending, merge } = useMerge(preview, { confirmedName: typed.trim(), refetch, onMerged });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const endingName = preview?.removed.company.name ?? '';

  return (
    <Stack ref={panel} gap="sm" className={boxes.panel}>
      <Radio.Group
        label="Which one stays?"
        value={keepId}
        onChange={(id) => {
          setKeepId(id);
          setTyped('');
        }}
      >
        <Stack gap={8} mt={6}>
          {both.map(({ id, name, email }) => (
            <Radio key={id} value={id} label={`${name} (${email})`} />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite" className={boxes.effects}>
        {preview ? <Comparison preview={preview} /> : <Loading error={error} onRetry={() => void refetch()} />}
      </div>
      {preview && preview.problem === null ? (
        <TextInput
          label={`Type ${endingName} to merge it`}
          autoComplete="off"
          value={typed}
          // No error while the name is being typed.
          error={endingName.startsWith(typed.trim()) ? undefined : 'This is another name.'}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : null}
      {problem === null ? null : (
        <Text role="alert" fz="sm" c="red.9">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} aria-disabled={isPending}>
          Cancel
        </Button>
        <PendingButton
          color="red.9"
          isPending={isPending}
          pendingText="Merging..."
          disabled={!preview || preview.problem !== null || typed.trim() !== endingName}
          onClick={() => void merge()}
        >
          Merge
        </PendingButton>
      </Group>
    </Stack>
  );
}

interface MergeOptions {
  confirmedName: string;
  refetch: () => Promise<unknown>;
  onMerged: (keepId: string) => void;
}

/** Merges the companies as the preview has shown them. After a change by somebody else it shows the new preview; the typed name stays. */
function useMerge(preview: Preview | undefined, { confirmedName, refetch, onMerged }: MergeOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const [mergeCompanies] = useMergeCompaniesMutation();
  const { isPending, run } = useAsyncAction();
  const merge = () =>
    run(async () => {
      if (!preview) return;
      setProblem(null);
      const [keep, removed] = [preview.keep.company, preview.removed.company];
      const input = {
        keepId: keep.id,
        keepVersion: keep.version,
        removeId: removed.id,
        removeVersion: removed.version,
        confirmedName,
      };
      try {
        await mergeCompanies({ variables: { input }, refetchQueries: [ManagedEmployersDocument] });
        onMerged(keep.id);
      } catch (error) {
        const isStale = errorCode(error) === 'STALE_VERSION';
        setProblem(
          isStale
            ? 'One of the companies has changed. Check the effects again.'
            : describeError(error, { fallback: 'They were not merged. Please try again.' }),
        );
        if (isStale) await refetch().catch(() => undefined);
      }
    });
  return { problem, isPending, merge };
}

function Loading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) {
    return (
      <Text fz="sm" c="gray.7">
        Comparing the two companies…
      </Text>
    );
  }
  return (
    <Text component="div" role="alert" fz="sm" c="red.9">
      {describeError(error, { fallback: 'Could not compare the companies.' })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        Retry
      </Button>
    </Text>
  );
}

const ROWS: readonly (readonly [label: string, value: (side: MergingCompanyFragment) => string])[] = [
  ['Company', ({ company }) => company.name],
  ['Owner', ({ company }) => company.fullName],
  ['Email', ({ company }) => company.email],
  ['GST No', ({ company }) => company.gstin],
  ['Website', ({ company }) => company.website],
  ['Status', ({ company }) => APPROVAL_STATE_LABELS[company.approvalState] + (company.isActive ? '' : ', Inactive')],
  ['Date Joined', ({ company }) => formatDate(new Date(company.createdAt))],
  ['Members', ({ members }) => formatNumber(members)],
  ['Jobs', ({ jobs }) => formatNumber(jobs)],
  ['Applications', ({ applications }) => formatNumber(applications)],
  ['Interviews', ({ interviews }) => formatNumber(interviews)],
];

function Comparison({ preview: { keep, removed, problem, effects } }: { preview: Preview }) {
  return (
    <>
      <Table
        className={classes.comparison}
        aria-label="The two companies"
        verticalSpacing={4}
        horizontalSpacing={6}
        fz="sm"
        mb="sm"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">Stays</Table.Th>
            <Table.Th scope="col">Ends</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ROWS.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{value(keep)}</Table.Td>
              <Table.Td>{value(removed)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {problem === null ? (
        <List size="sm" spacing={4}>
          {effects.map((effect) => (
            <List.Item key={effect}>{effect}</List.Item>
          ))}
        </List>
      ) : (
        <Text fz="sm" fw={600}>
          {problem}
        </Text>
      )}
    </>
  );
}
