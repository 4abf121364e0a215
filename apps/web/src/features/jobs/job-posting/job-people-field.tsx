import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { WORKING_ROLES } from '@job-alert/domain/companies/job-people';
import { Checkbox, Stack } from '@mantine/core';
import type { JobColleagueFragment } from './job-people.generated';

const EVERYONE = 'everyone';

interface JobPeopleFieldProps {
  className?: string;
  members: readonly JobColleagueFragment[];
  value?: string[];
  onChange: (ids: string[]) => void;
  error?: string;
}

/** The people who get the emails of a job: everyone, or named members. A company with one person has no choice. */
export function JobPeopleField({ members, value = [], onChange, ...props }: JobPeopleFieldProps) {
  const people = members.filter(({ isInvited, role }) => !isInvited && WORKING_ROLES.includes(role));
  if (people.length < 2) return null;

  function choose(next: string[]) {
    onChange(next.at(-1) === EVERYONE ? [] : next.filter((id) => id !== EVERYONE));
  }

  return (
    <Checkbox.Group
      label="People who work on this job"
      description="They get the emails about it. Everyone in your company can open the job and its applicants."
      value={value.length > 0 ? value : [EVERYONE]}
      onChange={choose}
      {...props}
    >
      <Stack gap="xs" mt={8}>
        <Checkbox value={EVERYONE} label="Everyone" />
        {people.map((person) => (
          <Checkbox key={person.id} value={person.id} label={joinFullName(person)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
