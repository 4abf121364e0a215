import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { useState } from 'react';
import { pluralizeCount } from '../../components/list/pluralize-count';
import type { BannerState } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { candidateName } from '../shared/people/candidate-name';
import { type ApplicantFragment, useWithdrawProposalsMutation } from './applicants.generated';

const MESSAGE_MS = 3000;

interface ProposalWithdrawalOptions {
  banner: BannerState;
  /** Called with each row as it was, so that typed text can be proposed again. */
  onWithdrawn: (row: ApplicantFragment) => void;
  reload: () => void;
}

/** Withdraws proposals of the company that wait for an administrator. */
export function useProposalWithdrawal({ banner, onWithdrawn, reload }: ProposalWithdrawalOptions) {
  const [withdraw] = useWithdrawProposalsMutation();
  const [withdrawing, setWithdrawing] = useState<ReadonlySet<string>>(new Set());

  /** Resolves to the ids of the applications whose proposals could not be withdrawn. */
  async function run(rows: readonly ApplicantFragment[]): Promise<ReadonlySet<string>> {
    const ids = rows.map(({ id }) => id);
    banner.clear();
    setWithdrawing(new Set(ids));
    try {
      const { data } = await withdraw({ variables: { input: { applicationIds: ids } } });
      const failed = (data?.withdrawProposals.results ?? []).filter(({ application }) => application === null);
      const failedIds = new Set(failed.map(({ applicationId }) => applicationId));
      const withdrawn = rows.filter(({ id }) => !failedIds.has(id));
      for (const row of withdrawn) onWithdrawn(row);
      const done = withdrawn.length > 0 ? [`${pluralizeCount(withdrawn.length, 'proposals')} withdrawn.`] : [];
      const nameOf = (id: string) => candidateName(rows.find((row) => row.id === id)?.candidate);
      const errors = failed.map(({ applicationId, message }) => `${nameOf(applicationId)}: ${message}`);
      if (errors.length > 0) reload();
      if (errors.length === 0) banner.show('success', done.join(' '), MESSAGE_MS);
      else banner.show('warning', [...done, ...errors].join(' '));
      return failedIds;
    } catch (error) {
      banner.show('error', describeError(error, { fallback: APPLICATION_MESSAGES.proposalWithdrawFailed }));
      return new Set(ids);
    } finally {
      setWithdrawing(new Set());
    }
  }

  return { withdraw: run, withdrawing };
}
