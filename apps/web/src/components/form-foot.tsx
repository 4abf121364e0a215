import { Button, Group, type GroupProps } from '@mantine/core';
import { Banner } from './banner';
import { SubmitButton } from './submit-button';
import type { FormSending } from './use-form-sending';

interface FormFootProps {
  sending: FormSending;
  onCancel: () => void;
  cancelLabel?: string;
  /** What the button says while the form is sent, such as "Saving...". */
  busyText: string;
  color?: string;
  mt?: GroupProps['mt'];
  /** What the button says. */
  children: string;
}

/** The end of a form: what was said of its sending, and the buttons that leave it and send it. */
export function FormFoot({ sending, onCancel, cancelLabel = 'Cancel', mt, children, ...submit }: FormFootProps) {
  return (
    <>
      <Banner message={sending.banner.message} />
      <Group justify="flex-end" mt={mt}>
        <Button variant="default" size="md" onClick={onCancel} disabled={sending.busy}>
          {cancelLabel}
        </Button>
        <SubmitButton busy={sending.busy} {...submit}>
          {children}
        </SubmitButton>
      </Group>
    </>
  );
}
