/** Words with little meaning in a job search: a title with them may matter, but related jobs need not contain them. */
export const OPTIONAL_WORDS: ReadonlySet<string> = new Set(
  `executive executives officer work working post posts staff boy boys girl girls man men woman women lady ladies female male person people
  professional from home part time full salary company firm kaam kam wala wali vala vali walo nu no day night shift evening morning weekend timing student students housewife housewives
  काम કામ`.split(/\s+/),
);
