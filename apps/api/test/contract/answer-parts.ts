/** Parts of responses that several documented paths share. */
export const ADDRESS = 'id org_address_1 org_address_2 org_city org_state org_country org_pincode is_primary';
export const HISTORY = [
  'id timestamp status proposed_status admin_approve_status admin_active_status changed_by feedback',
].join(' ');
export const COMPANY_INFO = [
  'company_name company_website company_description industry company_email company_contact company_size',
  `company_headquarter year_established is_profile_complete other_addresses[${ADDRESS}]`,
].join(' ');
export const COMPANY = [
  `employer{full_name email contact org_name org_website} company_info{${COMPANY_INFO}}`,
  `address{${ADDRESS}}`,
].join(' ');
export const OPENING = [
  'id title prefered_skills min_experience max_experience city state job_type work_mode salary_min',
  'salary_max minimum_qualification company_name posted_at job_deadline changed_at',
].join(' ');
export const OPENING_FOR_CANDIDATES = [
  'id title min_experience max_experience city state job_type work_mode salary_min salary_max',
  'minimum_qualification company_name posted_at job_deadline changed_at description skills[]',
].join(' ');
export const JOB_LINE = [
  'id title description company_name posted_at job_deadline no_of_openings total_applicants',
  'approval_status status changed_at',
].join(' ');
export const JOB = [
  `${JOB_LINE} job_type work_mode city state country salary_min salary_max minimum_qualification`,
  'prefered_skills min_experience max_experience company_description company_website industries',
].join(' ');
export const JOB_ADMIN_LINE = 'id title company_name approval_status status posted_at changed_at responsible{id name}';
export const APPLICANT = [
  'application_id candidate_name candidate_id applied_at job_id job_title application_status',
  'proposed_status is_admin_approved feedback date_of_joining offer_later expected_salary notice_period is_recommended changed_at',
].join(' ');
export const APPLICATION_LINE = [
  'application_id candidate_name job_title application_status proposed_status applied_at',
  'admin_approve_status admin_active_status changed_at',
].join(' ');
export const DECIDED = 'application_id status proposed_status admin_approved admin_approve_status active';
export const EMPLOYER_LINE =
  'id full_name org_name contact email approval_status status created_at changed_at responsible{id name}';
export const CANDIDATE_LINE = 'id first_name last_name email status applied_jobs_count created_at changed_at';
export const CANDIDATE = [
  'id first_name last_name email contact experience resume candidate_experience[id company_name',
  'from_date to_date job_role last_designation experience_later skill] candidate_education[id',
  'edu_qualification university year_of_completion marks_obtained certification skills]',
  'candidate_details{first_name middle_name last_name gender email contact address_1 address_2 city',
  'state country is_profile_completed aadharID aadhar_card PAN_Card_ID pan_card Driving_License_No',
  'driving_license passport_no passport expected_salary notice_period preferred_cities[] work_modes[]',
  'open_to years_of_experience experience_months preferences_confirmed_at}',
].join(' ');
export const PERSON_ROW = 'row_number email first_name last_name contact error';
export const PAGE = 'total page page_size';
