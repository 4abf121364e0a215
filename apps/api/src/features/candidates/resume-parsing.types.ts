import { describeFileLimits } from '@job-alert/domain/files/files';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/graphql/scalars.js';
import type { DocumentToRead } from '../../platform/documents/document-reader.js';
import { type IncomingFile, UploadScalar } from '../../platform/files/uploads.types.js';

export interface ResumeToRead extends DocumentToRead {
  /** The date in India. */
  today: string;
}

@InputType({ description: 'The resume to parse.' })
export class ParseResumeInput {
  @Field(() => UploadScalar, {
    nullable: true,
    description: `${describeFileLimits('RESUME')}; it is not stored. Omit it to parse the resume on your profile.`,
  })
  file?: Promise<IncomingFile> | null;
}

@ObjectType({ description: 'A job that a resume names.', simpleResolvers: true })
class ResumeExperience {
  @Field(() => String, { nullable: true, description: 'The employer.' }) companyName!: string | null;
  @Field(() => String, { nullable: true, description: "The person's role." }) jobRole!: string | null;
  @Field(() => DateScalar, { description: 'The first day, or the first of the month or year that it names.' })
  fromDate!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The last day; null for a current job.' })
  toDate!: string | null;
}

@ObjectType({ description: 'The highest qualification that a resume names.', simpleResolvers: true })
class ResumeEducation {
  @Field(() => String, { description: 'The degree or certificate.' }) qualification!: string;
  @Field(() => String, { nullable: true, description: 'The university or school.' }) university!: string | null;
  @Field(() => Int, { nullable: true, description: 'The year of completion: four digits.' })
  yearOfCompletion!: number | null;
  @Field(() => String, { nullable: true, description: 'CGPA or percentage: at most 100, at most two decimals.' })
  marks!: string | null;
}

@ObjectType({
  description:
    'Values parsed from a resume, as suggestions. Nothing is saved. They never include numbers of identity documents.',
  simpleResolvers: true,
})
export class ParsedResume {
  @Field(() => String, { nullable: true, description: 'The first name.' }) firstName!: string | null;
  @Field(() => String, { nullable: true, description: 'The middle name.' }) middleName!: string | null;
  @Field(() => String, { nullable: true, description: 'The last name.' }) lastName!: string | null;
  @Field(() => String, { nullable: true, description: 'The phone number: ten digits, without +91.' })
  contact!: string | null;
  @Field(() => String, { nullable: true, description: 'The email address.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'The city.' }) city!: string | null;
  @Field(() => String, { nullable: true, description: 'The state or union territory of the city.' })
  state!: string | null;
  @Field(() => [String], { description: 'The skills, at most 30.' }) skills!: string[];
  @Field(() => [ResumeExperience], { description: 'At most 10 jobs, the latest first.' })
  experiences!: ResumeExperience[];
  @Field(() => ResumeEducation, { nullable: true, description: 'The highest qualification.' })
  education!: ResumeEducation | null;
}

@ObjectType({ description: 'The result of `parseResume`.', simpleResolvers: true })
export class ParseResumePayload {
  @Field(() => ParsedResume, { description: 'The values parsed from the resume.' }) resume!: ParsedResume;
}
