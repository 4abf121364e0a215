import type { OwnProfileFragment, ProfileFileFragment } from './candidate-profile.generated';

export function profileFiles(profile: OwnProfileFragment | null | undefined): ProfileFileFragment[] {
  if (!profile) return [];
  const { resume, aadhaarCard, panCard, drivingLicense, passport, experiences, educations } = profile;
  const files = [
    resume,
    aadhaarCard,
    panCard,
    drivingLicense,
    passport,
    ...experiences.map((entry) => entry.experienceLetter),
    ...educations.map((entry) => entry.certificate),
  ];
  return files.filter((file) => file !== null);
}
