/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmployerHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployerHomeQuery = { viewer: { id: string, dashboard:
      | { __typename: 'CandidateDashboard' }
      | { __typename: 'EmployerDashboard', lastVisitAt: string | null, hasPosted: boolean, newApplicantCount: number, joiningDateRequestCount: number, dueJoiningCount: number, waitingCount: number, newApplicants: Array<{ id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
            | { id: string, title: string }
            | { id: string, title: string }
            | { id: string, title: string }
           }>, interviews: Array<{ id: string, date: string, time: string, mode: Types.InterviewMode, location: string, approvalState: Types.ApprovalState, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
              | { id: string, title: string }
              | { id: string, title: string }
              | { id: string, title: string }
             } | null }>, joiningDateRequests: Array<{ day: string, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
              | { id: string, title: string }
              | { id: string, title: string }
              | { id: string, title: string }
             } }>, dueJoinings: Array<{ day: string, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
              | { id: string, title: string }
              | { id: string, title: string }
              | { id: string, title: string }
             } }>, waiting: Array<{ id: string, summary: string, subject:
            | { __typename: 'Application', id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
                | { id: string, title: string }
                | { id: string, title: string }
                | { id: string, title: string }
               }
            | { __typename: 'Company' }
            | { __typename: 'Job', id: string, title: string }
           | null }>, rejected: Array<{ reason: Types.RejectionReason | null, note: string | null, id: string, summary: string, subject:
            | { __typename: 'Application', id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
                | { id: string, title: string }
                | { id: string, title: string }
                | { id: string, title: string }
               }
            | { __typename: 'Company' }
            | { __typename: 'Job', id: string, title: string }
           | null }>, closingJobs: Array<{ id: string, title: string, deadline: string, applicantCount: number }> }
     | null } | null };

export type EmployerHomeContentFragment = { lastVisitAt: string | null, hasPosted: boolean, newApplicantCount: number, joiningDateRequestCount: number, dueJoiningCount: number, waitingCount: number, newApplicants: Array<{ id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
      | { id: string, title: string }
      | { id: string, title: string }
      | { id: string, title: string }
     }>, interviews: Array<{ id: string, date: string, time: string, mode: Types.InterviewMode, location: string, approvalState: Types.ApprovalState, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       } | null }>, joiningDateRequests: Array<{ day: string, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       } }>, dueJoinings: Array<{ day: string, application: { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       } }>, waiting: Array<{ id: string, summary: string, subject:
      | { __typename: 'Application', id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         }
      | { __typename: 'Company' }
      | { __typename: 'Job', id: string, title: string }
     | null }>, rejected: Array<{ reason: Types.RejectionReason | null, note: string | null, id: string, summary: string, subject:
      | { __typename: 'Application', id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
         }
      | { __typename: 'Company' }
      | { __typename: 'Job', id: string, title: string }
     | null }>, closingJobs: Array<{ id: string, title: string, deadline: string, applicantCount: number }> };

export type HomeApplicantFragment = { id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
   };

export type HomeRequestFragment = { id: string, summary: string, subject:
    | { __typename: 'Application', id: string, appliedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
       }
    | { __typename: 'Company' }
    | { __typename: 'Job', id: string, title: string }
   | null };

export const HomeApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeApplicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<HomeApplicantFragment, unknown>;
export const HomeRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeApplicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<HomeRequestFragment, unknown>;
export const EmployerHomeContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployerHomeContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosted"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"joiningDateRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDateRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueJoiningCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueJoinings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeRequest"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeApplicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<EmployerHomeContentFragment, unknown>;
export const EmployerHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployerHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployerHomeContent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeApplicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployerHomeContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosted"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"joiningDateRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDateRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueJoiningCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueJoinings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeApplicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeRequest"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}}]}}]}}]} as unknown as DocumentNode<EmployerHomeQuery, EmployerHomeQueryVariables>;

export function useEmployerHomeQuery(options?: useQuery.Options<EmployerHomeQuery, EmployerHomeQueryVariables> | SkipToken) {
  return useQuery(EmployerHomeDocument, options ?? {});
}