import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { JobsReadModel } from '../jobs.read-model.js';
import type { JobCorrectionsService } from './job-corrections.service.js';
import {
  CorrectJobInput,
  CorrectJobPayload,
  PostJobForCompanyInput,
  PostJobForCompanyPayload,
  RequestJobCorrectionInput,
  RequestJobCorrectionPayload,
} from './job-corrections.types.js';

@Resolver()
export class JobCorrectionsResolver {
  constructor(
    private readonly corrections: JobCorrectionsService,
    private readonly jobs: JobsReadModel,
  ) {}

  @Requires('ADMIN')
  @Mutation(() => PostJobForCompanyPayload, {
    description:
      'Posts a job for a company. It is approved at once, and the company gets an email that names you. Errors: NOT_FOUND, COMPANY_NOT_APPROVED for a company that is inactive, rejected or incomplete, INVALID_INPUT, RATE_LIMITED.',
  })
  async postJobForCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => PostJobForCompanyInput, { description: 'The job.' }) input: PostJobForCompanyInput,
  ): Promise<PostJobForCompanyPayload> {
    return { job: await this.jobs.one(context, await this.corrections.postForCompany(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => CorrectJobPayload, {
    description:
      'Corrects a job for its company at once. The company gets an email that names you; applicants see the change in their history. A correction by the employer that waits for approval ends. Errors: NOT_FOUND, INVALID_INPUT, STALE_VERSION, RATE_LIMITED.',
  })
  async correctJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => CorrectJobInput, { description: 'The job and its new values.' }) input: CorrectJobInput,
  ): Promise<CorrectJobPayload> {
    await this.corrections.correct(context, input);
    return { job: await this.jobs.one(context, input.id) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => RequestJobCorrectionPayload, {
    description:
      'Requests a correction of one of your jobs. The job stays as it is until an administrator approves the correction. A new correction replaces one that waits; without changes it only removes that. Errors: NOT_FOUND, INVALID_INPUT, STALE_VERSION, RATE_LIMITED.',
  })
  async requestJobCorrection(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestJobCorrectionInput, { description: 'The job and its new values.' })
    input: RequestJobCorrectionInput,
  ): Promise<RequestJobCorrectionPayload> {
    await this.corrections.request(context, input);
    return { job: await this.jobs.one(context, input.id) };
  }
}
