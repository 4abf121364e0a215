import type { Decision } from '@job-alert/domain/approval';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { DecisionDialog } from '../list/decision-dialog';
import { outcomeOf } from '../list/outcome-of';
import { DecideSelected } from '../list/decide-selected';
import { DeleteSelected } from '../list/delete-selected';
import { InfoModal } from '../list/info-modal';
import { ManagedList } from '../list/managed-list';
import { useDialog } from '../../../components/list/use-dialog';
import { useRecordDialog } from '../list/use-record-dialog';
import { applicationColumns } from './application-columns';
import { ApplicationDetails } from './application-details';
import { ApplicationHistory } from './application-history';
import { applicationStatuses, requestedStep, severalEffects } from './application-texts';
import type { ManagedApplicationFragment as Application } from './manage-applications.generated';
import { applicationName, applicationNumber, useManagedApplications } from './use-managed-applications';

/** Every application: search, approval of each step, details and history. */
export function ManageApplications() {
  const { list, answer, banner, decide, decideSeveral, remove, setActive } = useManagedApplications();
  const details = useRecordDialog();
  const history = useDialog<{ id: string }>();
  const decided = useDialog<{ application: Application; decision: Decision }>();

  return (
    <ManagedList
      title="Manage Applications"
      what="applications"
      review="APPLICATION"
      empty={{ text: ADMIN_MESSAGES.noApplications, hint: 'Applications appear here when candidates apply.' }}
      searchFields={{ label: 'Candidate name or job title', namesAndTitles: true, statuses: applicationStatuses }}
      list={list}
      answer={answer}
      columns={applicationColumns({
        onDecide: (application, decision) => decided.open({ application, decision }),
        onSetActive: setActive,
        onDetails: details.open,
        onHistory: history.open,
      })}
      rowKey={({ id }) => id}
      rowName={applicationName}
      banner={banner}
      bulk={(selection, exportButton) => {
        const rows = selection.rows.map((row) => ({
          ...row,
          name: applicationName(row),
          mark: applicationNumber(row),
        }));
        return (
          <>
            <DecideSelected
              subject="APPLICATION"
              what="applications"
              rows={rows}
              effects={severalEffects}
              stepOf={requestedStep}
              onDecide={async (...decision) => selection.keep(await decideSeveral(...decision))}
            />
            <DeleteSelected
              what="applications"
              kind="APPLICATIONS"
              rows={rows}
              exportFirst={exportButton}
              onDelete={(ids) => remove(ids, ({ leftIds }) => selection.keep(new Set(leftIds)))}
            />
          </>
        );
      }}
    >
      <InfoModal title="Application Details" opened={details.opened} onClose={details.close}>
        {details.subject ? (
          <ApplicationDetails
            id={details.subject.id}
            onDecide={(application, decision) => {
              details.close();
              decided.open({ application, decision });
            }}
          />
        ) : null}
      </InfoModal>
      <InfoModal title="Application History" size={1080} opened={history.opened} onClose={history.close}>
        {history.subject ? <ApplicationHistory id={history.subject.id} /> : null}
      </InfoModal>
      <DecisionDialog
        subject="APPLICATION"
        what="application"
        opened={decided.opened}
        request={
          decided.subject && {
            decision: decided.subject.decision,
            name: applicationName(decided.subject.application),
            effect: outcomeOf(decided.subject.application, decided.subject.decision),
          }
        }
        onClose={decided.close}
        onConfirm={async (why) => {
          if (decided.subject) await decide(decided.subject.application, decided.subject.decision, why);
        }}
      />
    </ManagedList>
  );
}
