import type { Migration } from '../migration.js';

/** What a job asks those who apply, and what they have answered (decision 0073). */
export const screeningQuestions: Migration = {
  name: 'ScreeningQuestions1763600000051',
  steps: [
    'ALTER TABLE job ADD COLUMN questions TEXT NULL, ADD CONSTRAINT job_questions_check CHECK (JSON_VALID(questions))',
    'ALTER TABLE application ADD COLUMN answers TEXT NULL, ADD CONSTRAINT application_answers_check CHECK (JSON_VALID(answers))',
  ],
};
