import { HistoryTimeline } from '../../shared/history-timeline';
import type { ApplicantEventFragment } from './applicant-history.generated';
import { DrawerSection } from './drawer-section';

/** Every step that was asked for with its decision, and what else has happened, the oldest first. */
export function ApplicantHistory({ events }: { events: readonly ApplicantEventFragment[] }) {
  return (
    <DrawerSection title="History">
      <HistoryTimeline items={events} />
    </DrawerSection>
  );
}
