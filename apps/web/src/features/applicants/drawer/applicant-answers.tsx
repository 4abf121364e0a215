import { Facts } from '../../../components/facts';
import { answerRows } from '../../shared/answer-rows';
import type { ScreeningAnswerFragment } from '../../shared/screening-answers.generated';
import { DrawerSection } from '../../shared/drawer-section';

/** What the applicant has answered to the job's questions; nothing when nothing was answered. */
export function ApplicantAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  if (answers.length === 0) return null;
  return (
    <DrawerSection title="Screening Answers">
      <Facts facts={answerRows(answers)} />
    </DrawerSection>
  );
}
