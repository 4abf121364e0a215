import { Button, Group, type GroupProps } from '@mantine/core';
import { Banner } from '../banner';
import { SubmitButton } from '../buttons/submit-button';
import type { Form } from './use-form';

interface FormFooterProps {
  form: Pick<Form<object>, 'isPending' | 'banner'>;
  onCancel: () => void;
  cancelLabel?: string;
  pendingText: string;
  color?: string;
  mt?: GroupProps['mt'];
  children: string;
}

/** The end of a form: its banner, Cancel and the submit button. */
export function FormFooter({ form, onCancel, cancelLabel = 'Cancel', mt, children, ...submit }: FormFooterProps) {
  return (
    <>
      <Banner message={form.banner.message} />
      <Group justify="flex-end" data-dialog-actions mt={mt}>
        <Button variant="default" size="md" onClick={onCancel} disabled={form.isPending}>
          {cancelLabel}
        </Button>
        <SubmitButton isPending={form.isPending} {...submit}>
          {children}
        </SubmitButton>
      </Group>
    </>
  );
}
