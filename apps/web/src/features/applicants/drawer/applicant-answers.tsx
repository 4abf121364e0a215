import { Facts } from '../../../components/facts';
import { answerRows } from '../../shared/answer-rows';
import { DrawerSection } from '../../shared/drawer-section';
import type { ScreeningAnswerFragment } from '../../shared/screening-answers.generated';

/** The applicant's answers to the job's questions. Renders nothing without answers. */
export function ApplicantAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  if (answers.length === 0) return null;
  return (
    <DrawerSection title="Screening Answers">
      <Facts facts={answerRows(answers)} />
    </DrawerSection>
  );
}
