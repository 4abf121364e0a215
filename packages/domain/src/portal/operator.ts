/** The operator of the portal, from BRAND_NAME and SUPPORT_EMAIL. */
export interface Operator {
  brandName: string;
  /** Where people write to. */
  supportEmail: string;
}

/** Where the environment says nothing. */
export const DEFAULT_OPERATOR: Operator = { brandName: 'Job Alert', supportEmail: 'support@job-alert.example' };

/** The names of the page's meta elements by which the server tells the screens. */
export const OPERATOR_META = { brandName: 'brand-name', supportEmail: 'support-email' } as const satisfies Operator;
