/** A test by its workspace and its file; `name` is a part of the test's name where the whole file takes long. */
const domain = (file, name) => ({ workspace: 'packages/domain', file, name });
const api = (file, name) => ({ workspace: 'apps/api', file, name });
const web = (file, name) => ({ workspace: 'apps/web', file, name });

/** Errors of one line that somebody could make, each with the cheapest test that notices it. */
export const MUTATIONS = [
  {
    what: 'files may have 5,120,000 bytes',
    file: 'packages/domain/src/files.ts',
    from: 'MAX_FILE_BYTES = 5 * 1024 * 1024',
    to: 'MAX_FILE_BYTES = 5_120_000',
    test: domain('src/files.test.ts'),
  },
  {
    what: 'an employer switches on what an administrator has taken off',
    file: 'packages/domain/src/job-switch.ts',
    from: "(role === 'EMPLOYER' && !takenOff)",
    to: "role === 'EMPLOYER'",
    test: domain('src/job-switch.test.ts'),
  },
  {
    what: 'the password reset mail is misspelt',
    file: 'apps/api/src/features/accounts/accounts.mails.ts',
    from: 'We received a request to reset the password',
    to: 'We recieved a request to reset the password',
    test: api('src/features/accounts/accounts.mails.test.ts'),
  },
  {
    what: 'a candidate’s interviews are reversed on home',
    file: 'apps/api/src/features/dashboard/candidate-home.read-model.ts',
    from: "sectionOf(rows, 'INTERVIEW')",
    to: "sectionOf(rows, 'INTERVIEW').toReversed()",
    test: api('test/homes.api.test.ts', 'lists the interviews to come with the next one first'),
  },
  {
    what: 'notes are reversed',
    file: 'apps/api/src/features/notes/notes.read-model.ts',
    from: 'ORDER BY ${column}, created_at, id',
    to: 'ORDER BY ${column}, created_at DESC, id DESC',
    test: api('test/notes.api.test.ts', 'are listed in the order in which they were written'),
  },
  {
    what: 'the list of jobs is read without FORCE INDEX (job_listed)',
    file: 'apps/api/src/features/jobs/open-jobs-query.read-model.ts',
    from: "const from = 'FROM job j FORCE INDEX (job_listed)';",
    to: "const from = 'FROM job j';",
    test: api('src/features/jobs/open-jobs-query.read-model.test.ts'),
  },
  {
    what: 'sessions are reversed',
    file: 'apps/api/src/features/accounts/sessions.service.ts',
    from: 'ORDER BY last_used_at DESC, created_at DESC',
    to: 'ORDER BY last_used_at, created_at',
    test: api('test/sessions.api.test.ts', 'are listed with their browsers'),
  },
  {
    what: 'the message of the contact form stays for 30 seconds',
    file: 'apps/web/src/features/site/contact-form.tsx',
    from: "'Your message has been sent. We will get back to you soon.', 3000)",
    to: "'Your message has been sent. We will get back to you soon.', 30_000)",
    test: web('src/features/site/contact-form.test.tsx', 'sends the message, clears itself and says so for 3 s'),
  },
  {
    what: 'a strip is printed with the screen',
    file: 'apps/web/src/components/strip.tsx',
    from: ' data-no-print>',
    to: '>',
    test: web('src/components/strip.test.tsx'),
  },
];
