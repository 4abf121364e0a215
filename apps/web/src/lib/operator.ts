import { DEFAULT_OPERATOR, OPERATOR_META, type Operator } from '@job-alert/domain/portal/operator';
import { createContext, useContext } from 'react';

const OperatorContext = createContext<Operator | null>(null);

export const OperatorProvider = OperatorContext.Provider;

/** Returns the operator of the portal, which the server renders into the page. */
export function useOperator(): Operator {
  const rendered = useContext(OperatorContext);
  return rendered ?? { brandName: inPage('brandName'), supportEmail: inPage('supportEmail') };
}

const inPage = (field: keyof Operator): string =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${OPERATOR_META[field]}"]`)?.content ??
  DEFAULT_OPERATOR[field];
