/** The types of each union and interface of the schema, for the cache. */
export const possibleTypes = {
  AssignedRecord: ['Company', 'Job', 'Approval'],
  ApprovalSubject: ['Company', 'Job', 'Application'],
  Dashboard: ['CandidateDashboard', 'EmployerDashboard'],
  HiringCompany: ['Company', 'OpenJobCompany'],
  JobPosting: ['Job', 'OpenJob', 'ClosedJob'],
  NoteSubject: ['Company', 'Candidate', 'Application', 'Job'],
  SearchResult: ['Candidate', 'Company', 'Job', 'User', 'Note'],
};
