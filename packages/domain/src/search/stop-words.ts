/** Words without meaning for a job search. Related jobs need not contain them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `executive executives officer job jobs vacancy vacancies opening openings work working post posts staff required requirement urgent urgently need needed
  wanted hiring candidate candidates boy boys girl girls man men woman women lady ladies female male person people professional the for in at of and with near me
  a an to on from home part time full best top latest new good salary company firm ka ki ke me mein kaam kam naukri nokri noukri wala wali vala vali walo
  chahiye joiye jagya nu no day night shift`.split(/\s+/),
);
