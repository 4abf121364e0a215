import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBanner } from '../../components/use-banner';
import { SectionMessage } from './settings/account-section';

interface InlineFormProps {
  label: string;
  /** The duration of the success message, in milliseconds. */
  messageMs: number;
  /** Shown while the form is closed. */
  children?: ReactNode;
  form: (onDone: (message: string) => void, onCancel: () => void) => ReactNode;
}

/** A form that replaces the button that opens it. The button gets focus again when the form closes. */
export function InlineForm({ label, messageMs, children, form }: InlineFormProps) {
  const [isOpen, setOpen] = useState(false);
  const banner = useBanner();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => setOpen(false);
  const finish = (message: string) => {
    close();
    banner.show('success', message, messageMs);
  };
  if (isOpen) return form(finish, close);
  return (
    <>
      {children}
      <Button ref={opener} mt="lg" variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <SectionMessage message={banner.message} />
    </>
  );
}
