import { Readable } from 'node:stream';
import type { FilePurpose } from '@job-alert/domain/files/files';
import { addDays } from '@job-alert/domain/india/calendar';
import type { IncomingUpload } from '../../features/files/file-upload.service.js';
import { demoPeople } from '../demo-people.js';
import { demoApplications, demoCandidates, demoCompanies, demoJobs } from '../demo-records.js';
import type { DemoApplication, DemoCandidate } from '../demo-schemas.js';
import { offerLetterPdf, resumeFile } from '../documents.js';

/** The upload field of a candidate's resume. */
export const resumeKey = (candidateKey: string): string => `resume ${candidateKey}`;

/** The upload field of an application's offer letter. */
export const offerKey = (applicationKey: string): string => `offer ${applicationKey}`;

/** Returns all documents of the demo as uploads, so that they are stored like all others. */
export function demoUploads(today: string): IncomingUpload[] {
  const candidates = [...demoCandidates, ...demoPeople(today)];
  return [
    ...resumeUploads(candidates),
    ...demoApplications.flatMap((application) => offers(application, candidates, today)),
  ];
}

/** Returns the resumes of candidates as uploads. */
export const resumeUploads = (candidates: readonly DemoCandidate[]): IncomingUpload[] =>
  candidates.map((candidate) => {
    const { name, content } = resumeFile(candidate);
    return upload(resumeKey(candidate.key), 'RESUME', name, content);
  });

function offers(
  { key, candidateKey, jobKey, events }: DemoApplication,
  candidates: readonly DemoCandidate[],
  today: string,
): IncomingUpload[] {
  const candidate = candidates.find((one) => one.key === candidateKey);
  const job = demoJobs.find((one) => one.key === jobKey);
  const company = demoCompanies.find((one) => one.key === job?.companyKey);
  if (!candidate || !job || !company) throw new Error(`The demo application ${key} names an unknown record.`);
  return events.flatMap((event) => {
    if (event.type !== 'PROPOSE' || event.dateOfJoiningInDays === undefined) return [];
    const dateOfJoining = addDays(today, event.dateOfJoiningInDays);
    const content = offerLetterPdf({ candidate, company, job, dateOfJoining });
    return [upload(offerKey(key), 'OFFER_LETTER', `Offer of ${company.name}.pdf`, content)];
  });
}

function upload(field: string, purpose: FilePurpose, filename: string, content: Buffer): IncomingUpload {
  return { field, purpose, upload: Promise.resolve({ filename, createReadStream: () => Readable.from([content]) }) };
}
