import { describeFileLimits } from '@job-alert/domain/files/files';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../../platform/files/uploads.types.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Candidate } from '../candidates.types.js';

@ObjectType({ description: 'The storing of a resume by an administrator.', simpleResolvers: true })
export class ResumeStoring {
  @Field(() => String, { description: 'The name of the administrator.' }) storedByName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was stored.' }) storedAt!: Date;
}

@InputType({ description: 'A resume for a candidate.' })
export class StoreResumeInput {
  @Field(() => ID, { description: 'The id of the candidate.' }) candidateId!: string;
  @Field(() => UploadScalar, { description: `The resume: ${describeFileLimits('RESUME')}.` })
  resume!: Promise<IncomingFile>;
}

@ObjectType({ description: 'The result of `storeResume`.', simpleResolvers: true })
export class StoreResumePayload {
  @Field(() => Candidate, { description: 'The candidate with the resume.' }) candidate!: object;
}
