import { DescriptionList } from '../../../components/description-list';
import { answerRows } from '../../shared/applications/answer-rows';
import { DrawerSection } from '../../shared/drawer-section';
import type { ScreeningAnswerFragment } from '../../shared/applications/screening-answers.generated';

/** Renders nothing without answers. */
export function ApplicantAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  if (answers.length === 0) return null;
  return (
    <DrawerSection title="Screening Answers">
      <DescriptionList facts={answerRows(answers)} />
    </DrawerSection>
  );
}
