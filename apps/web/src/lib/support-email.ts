import { DEFAULT_SUPPORT_EMAIL, SUPPORT_EMAIL_META } from '@job-alert/domain/support';
import { createContext, useContext } from 'react';

const AddressContext = createContext<string | null>(null);

export const SupportEmail = AddressContext.Provider;

/** Where people write to: SUPPORT_EMAIL, as the server that renders the page knows it and the browser finds it in the page. */
export function useSupportEmail(): string {
  const rendered = useContext(AddressContext);
  return rendered ?? inPage() ?? DEFAULT_SUPPORT_EMAIL;
}

const inPage = () => document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT_EMAIL_META}"]`)?.content;
