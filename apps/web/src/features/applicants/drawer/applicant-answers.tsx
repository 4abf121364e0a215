import { DescriptionList } from '../../../components/description-list';
import { answerRows } from '../../shared/applications/answer-rows';
import type { ScreeningAnswerFragment } from '../../shared/applications/screening-answers.generated';
import { DrawerSection } from '../../shared/drawer-section';

/** Renders nothing without answers. */
export function ApplicantAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  if (answers.length === 0) return null;
  return (
    <DrawerSection title="Screening Answers">
      <DescriptionList facts={answerRows(answers)} />
    </DrawerSection>
  );
}
