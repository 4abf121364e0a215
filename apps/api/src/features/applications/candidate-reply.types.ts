import type { CandidateReply } from '@job-alert/domain/applications/candidate-reply';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const CandidateReplyEnum = graphqlEnum<CandidateReply>(
  'CandidateReply',
  "A candidate's response to an application or its offer.",
  {
    WITHDRAWN: 'The candidate has withdrawn it.',
    ACCEPTED: 'The candidate has accepted the offer.',
    DECLINED: 'The candidate has declined the offer.',
    OTHER_DATE: 'The latest answer to the offer asks for another date of joining.',
  },
);
