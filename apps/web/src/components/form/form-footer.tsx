import { Button, Group, type GroupProps } from '@mantine/core';
import { Banner } from '../banner';
import { SubmitButton } from '../buttons/submit-button';
import type { Form } from './use-form';

interface FormFootProps {
  form: Pick<Form<object>, 'busy' | 'banner'>;
  onCancel: () => void;
  cancelLabel?: string;
  /** The label of the button while the form is sent, such as "Saving...". */
  busyText: string;
  color?: string;
  mt?: GroupProps['mt'];
  /** The label of the button. */
  children: string;
}

/** The end of a form: its banner, and the buttons that leave it and send it. */
export function FormFooter({ form, onCancel, cancelLabel = 'Cancel', mt, children, ...submit }: FormFootProps) {
  return (
    <>
      <Banner message={form.banner.message} />
      <Group justify="flex-end" mt={mt}>
        <Button variant="default" size="md" onClick={onCancel} disabled={form.busy}>
          {cancelLabel}
        </Button>
        <SubmitButton busy={form.busy} {...submit}>
          {children}
        </SubmitButton>
      </Group>
    </>
  );
}
