/** The operator of the portal, from BRAND_NAME and SUPPORT_EMAIL. */
export interface Operator {
  brandName: string;
  supportEmail: string;
}

/** The defaults without these settings. */
export const DEFAULT_OPERATOR: Operator = { brandName: 'Job Alert', supportEmail: 'support@job-alert.example' };

/** The names of the meta elements that pass the operator's details to the screens. */
export const OPERATOR_META = { brandName: 'brand-name', supportEmail: 'support-email' } as const satisfies Operator;
