/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplyStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplyStateQuery = { viewer: { id: string, isProfileComplete: boolean, candidate: { id: string, firstName: string, lastName: string, gender: Types.Gender | null, contact: string, addressLine1: string | null, city: string | null, state: string | null, country: string | null, experienceLevel: Types.ExperienceLevel, resume: { id: string } | null, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string }> } | null, appliedJobs: Array<{ applyState: Types.ApplyState, reapplyOn: string, job:
        | { id: string }
        | { id: string }
        | { id: string }
       }> | null, savedJobs: { nodes: Array<{ id: string, job:
          | { id: string }
          | { id: string }
          | { id: string }
         }> } | null } | null };

export type ApplyHereMutationVariables = Exact<{
  jobId: string;
}>;


export type ApplyHereMutation = { applyToJob: { application: { id: string, appliedAt: string } } };


export const ApplyStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplyState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"educations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applyState"}},{"kind":"Field","name":{"kind":"Name","value":"reapplyOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldsSavedJobs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldsSavedJobs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplyStateQuery, ApplyStateQueryVariables>;
export const ApplyHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyHereMutation, ApplyHereMutationVariables>;

export const ApplyStateText = "query ApplyState{viewer{id isProfileComplete candidate{id firstName lastName gender contact addressLine1 city state country experienceLevel resume{id}educations{id qualification university yearOfCompletion marks}}appliedJobs{job{id}applyState reapplyOn}...HoldsSavedJobs}}fragment HoldsSavedJobs on User{id savedJobs(first:100){nodes{id job{id}}}}" as string & DocumentTypeDecoration<ApplyStateQuery, ApplyStateQueryVariables>;

export const ApplyHereText = "mutation ApplyHere($jobId:ID!){applyToJob(input:{jobId:$jobId}){application{id appliedAt}}}" as string & DocumentTypeDecoration<ApplyHereMutation, ApplyHereMutationVariables>;