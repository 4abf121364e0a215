import { VISIT_SOURCE_LABELS, type VisitSource } from '@job-alert/domain/visit-source';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const VisitSourceEnum = graphqlEnum<VisitSource>(
  'VisitSource',
  'Where somebody came from first.',
  VISIT_SOURCE_LABELS,
);
