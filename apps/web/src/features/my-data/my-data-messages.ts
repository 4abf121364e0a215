export type DataOwner = 'candidate' | 'employer';

interface OwnerTexts {
  archive: string;
  lostData: readonly string[];
}

export const ownerTexts: Readonly<Record<DataOwner, OwnerTexts>> = {
  candidate: {
    archive:
      'One ZIP archive: your account, profile, job history, qualifications and applications with their history as data.json, and every file that you have uploaded.',
    lostData: [
      'your account and login',
      'your profile with job history and qualifications',
      'your resume, certificates and identity papers',
      'all your applications with their interviews and offers',
    ],
  },
  employer: {
    archive:
      'One ZIP archive: your account, company profile, locations, jobs and requests as data.json, and every file that you have uploaded.',
    lostData: [
      'your account and login',
      'your company with its profile and locations',
      'all your jobs, including open ones',
      'all applications for these jobs, with their interviews and offer letters',
    ],
  },
};
