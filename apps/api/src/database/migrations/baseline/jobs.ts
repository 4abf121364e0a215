import { TABLE_OPTIONS } from '../../table-options.js';

/** Jobs and their search indexes, saved jobs, alerts and change feed. */
export const jobs: readonly string[] = [
  // A job contains a copy of the company’s description, so the public lists read this table alone. `listed_at` is null while the job is not listed,
  // so the public list is a range of `job_listed` (decision 0008).
  `CREATE TABLE job (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id BIGINT UNSIGNED NOT NULL,
    title VARCHAR(150) NOT NULL,
    description TEXT NOT NULL,
    job_type VARCHAR(32) COLLATE ascii_bin NOT NULL,
    work_mode VARCHAR(32) COLLATE ascii_bin NOT NULL,
    city VARCHAR(100) NOT NULL,
    state VARCHAR(60) NOT NULL,
    country VARCHAR(60) NOT NULL,
    salary_min INT UNSIGNED NOT NULL,
    salary_max INT UNSIGNED NOT NULL,
    min_experience TINYINT UNSIGNED NOT NULL,
    max_experience TINYINT UNSIGNED NOT NULL,
    openings SMALLINT UNSIGNED NOT NULL,
    minimum_qualification VARCHAR(200) NOT NULL,
    preferred_skills TEXT NOT NULL,
    company_name VARCHAR(200) NOT NULL,
    company_website VARCHAR(500) NOT NULL,
    company_description TEXT NOT NULL,
    industry VARCHAR(150) NOT NULL,
    posted_at DATETIME(3) NOT NULL,
    deadline DATE NOT NULL,
    is_active TINYINT(1) NOT NULL DEFAULT 1,
    approval_state VARCHAR(32) COLLATE ascii_bin NOT NULL,
    approval_id BIGINT UNSIGNED NULL,
    listed_at DATETIME(3) NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    taken_off_at DATETIME(3) NULL,
    taken_off_note TEXT NULL,
    approved_terms TEXT NULL,
    questions TEXT NULL,
    in_feed TINYINT(1) NOT NULL DEFAULT 0,
    changed_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    INDEX job_listed (listed_at, id, deadline),
    INDEX job_company_posted (company_id, posted_at, id),
    INDEX job_posted (posted_at, id, title, company_name, approval_state),
    INDEX job_approval_posted (approval_state, posted_at, id, title, company_name),
    INDEX job_title (title, id, company_name, approval_state, posted_at),
    INDEX job_company_name (company_name, id, title, approval_state, posted_at),
    INDEX job_facets (listed_at, id, deadline, work_mode, job_type, min_experience, max_experience, salary_min, salary_max, company_id, city,
      state, industry),
    INDEX job_city (city, listed_at, id, deadline, work_mode, job_type, min_experience, max_experience, salary_min, salary_max, industry),
    INDEX job_industry (industry, listed_at, id, deadline, work_mode, job_type, min_experience, max_experience, salary_min, salary_max),
    INDEX job_in_feed (in_feed, deadline, id),
    INDEX job_approval_active (approval_state, is_active),
    INDEX job_salary (salary_max, id, listed_at, deadline, work_mode, job_type, min_experience, max_experience, salary_min, company_id),
    CONSTRAINT job_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
    CONSTRAINT job_type_check CHECK (job_type IN ('FULL_TIME', 'PART_TIME')),
    CONSTRAINT job_work_mode_check CHECK (work_mode IN ('ONSITE', 'REMOTE', 'HYBRID', 'WORK_FROM_HOME')),
    CONSTRAINT job_approval_check CHECK (approval_state IN ('PENDING', 'APPROVED', 'REJECTED')),
    CONSTRAINT job_skills_check CHECK (JSON_VALID(preferred_skills)),
    CONSTRAINT job_salary_check CHECK (salary_max > salary_min),
    CONSTRAINT job_experience_check CHECK (max_experience > min_experience),
    CONSTRAINT job_approved_terms_check CHECK (JSON_VALID(approved_terms)),
    CONSTRAINT job_openings_check CHECK (openings > 0),
    CONSTRAINT job_listed_check CHECK (listed_at = posted_at),
    CONSTRAINT job_taken_off_check CHECK (taken_off_at IS NULL OR is_active = 0),
    CONSTRAINT job_taken_off_note_check CHECK (taken_off_note IS NULL OR taken_off_at IS NOT NULL),
    CONSTRAINT job_questions_check CHECK (JSON_VALID(questions)),
    CONSTRAINT job_in_feed_check CHECK (in_feed = 0 OR changed_at IS NOT NULL)
  ) ${TABLE_OPTIONS}`,
  // Skills of listed jobs, for the order by best match (decision 0078).
  `CREATE TABLE job_skill (
    job_id BIGINT UNSIGNED NOT NULL,
    skill VARCHAR(120) COLLATE utf8mb4_bin NOT NULL,
    listed_at DATETIME(3) NOT NULL,
    PRIMARY KEY (job_id, skill),
    INDEX job_skill_order (skill, listed_at, job_id),
    CONSTRAINT job_skill_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // Search index of listed jobs: beginnings of words, families of words after a ~, and words of the company’s name after an @ (decisions 0010, 0065
  // and 0111).
  `CREATE TABLE job_term (
    job_id BIGINT UNSIGNED NOT NULL,
    term VARCHAR(16) COLLATE utf8mb4_bin NOT NULL,
    weight TINYINT UNSIGNED NOT NULL,
    listed_at DATETIME(3) NOT NULL,
    PRIMARY KEY (job_id, term, weight),
    INDEX job_term_order (term, weight, listed_at, job_id),
    CONSTRAINT job_term_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // Words of all jobs for the administrators’ search (decision 0056).
  `CREATE TABLE job_word (
    job_id BIGINT UNSIGNED NOT NULL,
    word VARCHAR(40) NOT NULL,
    of_title TINYINT(1) NOT NULL,
    PRIMARY KEY (job_id, word),
    INDEX job_word_word (word, of_title),
    CONSTRAINT job_word_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  `CREATE TABLE saved_job (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    candidate_id BIGINT UNSIGNED NOT NULL,
    job_id BIGINT UNSIGNED NOT NULL,
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX saved_job_once (candidate_id, job_id),
    INDEX saved_job_saved (candidate_id, saved_at, id),
    CONSTRAINT saved_job_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
    CONSTRAINT saved_job_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // A search whose new jobs are emailed to a candidate (decision 0071).
  `CREATE TABLE job_alert (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    candidate_id BIGINT UNSIGNED NOT NULL,
    name VARCHAR(60) NOT NULL,
    filter TEXT NOT NULL,
    frequency VARCHAR(32) COLLATE ascii_bin NOT NULL,
    is_paused TINYINT(1) NOT NULL DEFAULT 0,
    seen_round INT UNSIGNED NOT NULL,
    due_at DATETIME(3) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    resumed_at DATETIME(3) NOT NULL,
    mailed_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    INDEX job_alert_candidate (candidate_id, created_at, id),
    INDEX job_alert_news (is_paused, frequency, seen_round, id),
    INDEX job_alert_due (is_paused, frequency, due_at, id),
    CONSTRAINT job_alert_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
    CONSTRAINT job_alert_filter_check CHECK (JSON_VALID(filter)),
    CONSTRAINT job_alert_frequency_check CHECK (frequency IN ('AT_ONCE', 'DAILY', 'WEEKLY'))
  ) ${TABLE_OPTIONS}`,
  // The round of job alerts in which a job was new. A job is announced once, even if it closes and opens again.
  `CREATE TABLE announced_job (
    job_id BIGINT UNSIGNED NOT NULL,
    opened_at DATETIME(3) NOT NULL,
    round INT UNSIGNED NULL,
    PRIMARY KEY (job_id),
    INDEX announced_job_round (round, job_id),
    CONSTRAINT announced_job_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // The single row that every writer of the change feed locks until its commit (decision 0081).
  `CREATE TABLE job_feed (
    id TINYINT UNSIGNED NOT NULL,
    latest BIGINT UNSIGNED NOT NULL,
    forgotten BIGINT UNSIGNED NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_feed_check CHECK (forgotten <= latest)
  ) ${TABLE_OPTIONS}`,
  // An entry of the change feed. It remains after its job is deleted.
  `CREATE TABLE job_change (
    id BIGINT UNSIGNED NOT NULL,
    job_id BIGINT UNSIGNED NOT NULL,
    kind VARCHAR(32) COLLATE ascii_bin NOT NULL,
    at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX job_change_job (job_id, id),
    INDEX job_change_at (at, id),
    CONSTRAINT job_change_kind_check CHECK (kind IN ('OPENED', 'CHANGED', 'CLOSED'))
  ) ${TABLE_OPTIONS}`,
  'INSERT IGNORE INTO job_feed (id, latest, forgotten) VALUES (1, 0, 0)',
];
