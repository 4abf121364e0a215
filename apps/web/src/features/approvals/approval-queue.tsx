import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconKeyboard, IconRefresh } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../components/banner';
import { Dialog } from '../../components/dialog/dialog';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { EmptyList } from '../../components/empty-list';
import { ShortcutsDialog } from '../../components/keyboard/shortcuts-dialog';
import { useShortcutMode } from '../../components/keyboard/use-shortcut-mode';
import { useShortcuts } from '../../components/keyboard/use-shortcuts';
import { ListFilterBar } from '../../components/list/list-filter-bar';
import { ListPager } from '../../components/list/list-pager';
import { ListSkeleton } from '../../components/list/list-skeleton';
import { useLastPage } from '../../components/list/use-last-page';
import { useListSearch } from '../../components/list/use-list-search';
import { useSelection } from '../../components/list/use-selection';
import { ErrorState } from '../../components/states';
import { useBanner } from '../../components/use-banner';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { useSaveScrollPosition } from '../../lib/scroll-restoration';
import { useCan } from '../../lib/session/use-can';
import { AssignSelected } from '../shared/responsible/assign-selected';
import { ResponsibleFilter, useResponsibleLabel } from '../shared/responsible/responsible-filter';
import classes from './approval-queue.module.css';
import { CompanyFilter } from './company-filter';
import { DecideRequests } from './decide-requests';
import { QueueList } from './queue-list';
import { type QueuedRequest, requestSubject } from './request-labels';
import { type ReviewActs, ReviewPane } from './review-pane';
import { UndoButton } from '../../components/buttons/undo-button';
import type { ApprovalQueueState } from './use-approval-queue';
import { useDecisions } from './use-decisions';
import type { ReadTimes } from './use-review';

const MINUTE = 60_000;

/** Returns the current time. Updates every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const rowKey = ({ id }: { id: string }) => id;

/** Lists all pending requests next to the review of one of them. */
export function ApprovalQueue({ queue }: { queue: ApprovalQueueState }) {
  const { place, result, beside, company } = queue;
  const { list: filters } = place;
  const responsibleLabel = useResponsibleLabel(filters.filters.responsible);
  const search = useListSearch(filters, result);
  const canDecide = useCan('Mutation.decideApproval');
  const rows = result.page?.nodes ?? [];
  // The first pending request when the list was loaded. It is reviewed until the administrator opens another one.
  const [first, setFirst] = useState<string | null>(null);
  if (!rows.some(({ id }) => id === first)) {
    const waiting = (rows.find(isWaiting) ?? rows[0])?.id ?? null;
    if (waiting !== first) setFirst(waiting);
  }
  const reviewed = place.request ?? (beside ? first : null);
  const next = waitingAfter(rows, reviewed)?.id ?? null;

  const frame = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const refresh = useRef<HTMLButtonElement>(null);
  const review = useRef<ReviewActs>(null);
  const [readAt] = useState<ReadTimes>(() => new Map());
  const [keyMode, setKeyMode] = useShortcutMode();
  const [isHelpOpen, setHelpOpen] = useState(false);
  // The request that is being rejected. The state is here, because a narrow window renders another pane.
  const [rejecting, setRejecting] = useState<string | null>(null);
  if (rejecting !== null && reviewed !== null && rejecting !== reviewed) setRejecting(null);
  const waiting = rows.filter(isWaiting);
  const selection = useSelection({
    search: filters.key,
    page: filters.page,
    rows: waiting,
    isSettled: result.page !== null && !result.isStale,
    rowKey,
  });
  const now = useNow();
  const banner = useBanner();
  const reload = () => result.reload().catch(() => undefined);
  useSaveScrollPosition(result.page !== null);
  const coming = useLastPage(result, filters);
  const decisions = useDecisions({ banner, reload });
  useUnsavedChanges(rows.some((row) => isWaiting(row) && decisions.draftOf(row.id).note.trim() !== ''));

  // The target of the latest key press, which may be ahead of the rendered review.
  const aimed = useRef(reviewed);
  useEffect(() => {
    aimed.current = reviewed;
  }, [reviewed]);
  /** Returns the actions of the visible review, or null while another review is about to be rendered. */
  const reading = () => (aimed.current === reviewed ? review.current : null);

  /** The request whose row gets focus once the list contains it. */
  const awaited = useRef<string | null>(null);
  function focusAwaited() {
    const row = list.current?.querySelector<HTMLElement>(`[data-row-key="${awaited.current}"] button`);
    if (!row) return;
    awaited.current = null;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }
  useLayoutEffect(focusAwaited);

  /** Opens a review and focuses its row. Scrolls only if the row is out of view. */
  function goTo(id: string | null) {
    if (id === null) {
      refresh.current?.focus();
      return;
    }
    aimed.current = id;
    place.review(id);
    if (!beside) return;
    awaited.current = id;
    focusAwaited();
  }
  const hasMore = filters.page > 1 || result.page?.pageInfo.hasNextPage === true;
  /** Opens the next request. Reloads the list first if the whole page is decided and there are more requests. */
  async function goOn() {
    if (next !== null || !hasMore) return goTo(next);
    const read = await reload();
    return goTo(read?.data?.approvals.nodes[0]?.id ?? null);
  }
  function move(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === aimed.current);
    const target = rows[at + by];
    if (target) goTo(target.id);
  }
  async function undo(ids: readonly string[]) {
    const [earliest] = ids.length > 0 ? await decisions.undo(ids) : [];
    if (earliest === undefined) return;
    // A reload may have removed the request from the list.
    if (!rows.some(({ id }) => id === earliest)) await reload();
    goTo(earliest);
  }
  const [latest, latestUntil = 0] = [...decisions.undoable].at(-1) ?? [];
  /** The requests of the latest decision, which may be a bulk action. */
  const lastDecided = [...decisions.undoable].flatMap(([id, until]) => (until === latestUntil ? id : []));
  const down = { act: () => move(1), repeats: true };
  const up = { act: () => move(-1), repeats: true };
  useShortcuts(keyMode, frame, {
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    a: { act: () => reading()?.approve() },
    r: { act: () => reading()?.reject() },
    u: { act: () => void undo(Date.now() < latestUntil ? lastDecided : []) },
    '?': { act: () => setHelpOpen(true) },
  });

  const pane = reviewed ? (
    <ReviewPane
      key={reviewed}
      ref={review}
      id={reviewed}
      row={rows.find(({ id }) => id === reviewed)}
      next={next}
      readAt={readAt}
      isFullScreen={!beside}
      decisions={decisions}
      isRejecting={rejecting === reviewed}
      onReject={(decision) => setRejecting(decision ? reviewed : null)}
      onDecided={() => void goOn()}
      onNext={() => goTo(next)}
    />
  ) : null;

  return (
    <section ref={frame} aria-labelledby="queue-title">
      <VisuallyHidden component="h2" id="queue-title">
        {canDecide ? 'Waiting for your decision' : 'Waiting for a decision'}
      </VisuallyHidden>
      <div className={classes.head}>
        <ListFilterBar
          name="Search requests"
          list={filters}
          isPending={search.isPending}
          renderField={(name, field) =>
            name === 'company' ? <CompanyFilter {...field} name={company?.name} /> : <ResponsibleFilter {...field} />
          }
          customLabel={(name) => (name === 'company' ? company?.name : responsibleLabel)}
          onSearch={search.search}
        />
        <Group gap={4} className={classes.tools}>
          <Button
            ref={refresh}
            variant="subtle"
            size="sm"
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => {
              place.review(null);
              void reload();
            }}
          >
            Refresh
          </Button>
          <Button
            className={classes.keys}
            variant="subtle"
            size="sm"
            leftSection={<IconKeyboard size={18} aria-hidden />}
            onClick={() => setHelpOpen(true)}
          >
            Keys
          </Button>
        </Group>
      </div>
      <Banner message={banner.message} isFloating />
      <DraftRestorePrompt draft={decisions.restored} contentName="recommendation" />
      <VisuallyHidden role="status">{decisions.message}</VisuallyHidden>
      {result.hasFailed ? <ErrorState text={fetchFailed('approvals')} onRetry={() => void reload()} /> : null}
      {(result.page === null && !result.hasFailed) || coming ? <ListSkeleton /> : null}
      {result.page && !coming ? (
        <div className={classes.panes} data-stale={result.isStale || undefined} aria-busy={result.isStale}>
          <div>
            {rows.length > 0 && canDecide ? (
              <DecideRequests
                rows={waiting}
                selection={selection}
                assign={
                  <AssignSelected
                    kind="REQUEST"
                    recordsName="requests"
                    size="compact-sm"
                    rows={selection.rows.map((row) => ({ id: row.id, name: requestSubject(row) }))}
                    banner={banner}
                    onAssigned={() => {
                      selection.retain();
                      return filters.filters.responsible === '' ? undefined : reload();
                    }}
                  />
                }
                onDecide={async (decision, reason) => {
                  await decisions.decideAll(decision, reason);
                  if (!hasMore || !waiting.every((row) => decision.rows.includes(row))) return;
                  place.review(null);
                  await reload();
                }}
              >
                {lastDecided.length > 1 || !rows.some(({ id }) => id === latest) ? (
                  <UndoButton
                    key={latestUntil}
                    name="the last decision"
                    count={lastDecided.length}
                    until={latestUntil}
                    onUndo={() => void undo(lastDecided)}
                    onExpire={() => {
                      if (document.activeElement?.matches('[data-undo]')) refresh.current?.focus();
                    }}
                  />
                ) : null}
              </DecideRequests>
            ) : null}
            {rows.length > 0 ? (
              <QueueList
                ref={list}
                rows={rows}
                isInert={result.isStale}
                now={now}
                reviewed={reviewed}
                chosen={selection.pageKeys}
                onChoose={(id, isChosen) => {
                  const others = [...selection.pageKeys].filter((one) => one !== id);
                  selection.selectOnPage(new Set(isChosen ? [...others, id] : others));
                }}
                undoable={decisions.undoable}
                onUndo={(id) => void undo([id])}
                onOpen={(id, into) => {
                  place.review(id);
                  if (into && id === reviewed) review.current?.focus();
                }}
              />
            ) : (
              <EmptyList
                text="Nothing is waiting."
                hint="New companies, jobs and applications appear here."
                isFiltered={filters.isFiltered}
                onClear={filters.clear}
              />
            )}
            <ListPager
              page={filters.page}
              size={filters.size}
              list={result.page}
              frame={list}
              onTurn={filters.turnTo}
            />
          </div>
          {beside && pane ? (
            <section className={classes.review} aria-label="Review">
              {pane}
            </section>
          ) : null}
        </div>
      ) : null}
      {beside ? null : (
        <Dialog
          fullScreen
          opened={reviewed !== null}
          onClose={() => place.review(null)}
          title="Review"
          classNames={{ body: classes.single }}
        >
          {pane}
        </Dialog>
      )}
      <ShortcutsDialog
        title="Keyboard shortcuts"
        keys={canDecide ? [...MOVE_KEYS, ...DECISION_KEYS, HELP_KEY] : [...MOVE_KEYS, HELP_KEY]}
        opened={isHelpOpen}
        mode={keyMode}
        onMode={setKeyMode}
        onClose={() => setHelpOpen(false)}
      />
    </section>
  );
}

const MOVE_KEYS = [
  [['J', '↓'], 'Next request'],
  [['K', '↑'], 'Previous request'],
  [['Enter'], 'Move to the review'],
] as const;
const DECISION_KEYS = [
  [['A'], 'Approve'],
  [['R'], 'Reject: a digit chooses the reason, Enter sends'],
  [['U'], 'Undo the last decision, for ten seconds'],
] as const;
const HELP_KEY = [['?'], 'These keys'] as const;

const isWaiting = ({ state }: QueuedRequest): boolean => state === 'PENDING';

/** Returns the next pending request after this one. Continues at the start of the list after its end. */
function waitingAfter(rows: readonly QueuedRequest[], id: string | null): QueuedRequest | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find(isWaiting);
}
