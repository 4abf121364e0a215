import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { FormSection, wideField } from '../../../components/form/form-section';
import { TextAreaField } from '../../../components/form/text-area';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/notice';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import type { PostJobForm } from './post-job-form';

interface PostJobCompanyProps {
  form: PostJobForm;
  /** True if the company profile could not be loaded. */
  hasFailed: boolean;
  onReload: () => Promise<void>;
}

/** The read-only details of the company profile. They are editable if the profile could not be loaded. */
export function PostJobCompany({ form, hasFailed, onReload }: PostJobCompanyProps) {
  const { isPending, run } = useAsyncAction();
  const variantProps = hasFailed ? { withAsterisk: true } : ({ readOnly: true, variant: 'filled' } as const);
  return (
    <FormSection
      title="Company Information"
      lead={
        hasFailed
          ? 'Candidates see these details with this job.'
          : 'These details come from your company profile. Candidates see them with the job.'
      }
      action={
        hasFailed ? (
          <PendingButton
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            isPending={isPending}
            pendingText="Loading..."
            onClick={() => void run(onReload)}
          >
            Retry
          </PendingButton>
        ) : null
      }
    >
      {hasFailed ? (
        <Notice className={wideField} role="alert" tone="error" icon={IconAlertTriangle}>
          {JOB_MESSAGES.companyInfoFailed}
        </Notice>
      ) : null}
      <TextField label={JOB_LABELS.companyName} {...variantProps} {...form.getInputProps('companyName')} />
      <TextField label={JOB_LABELS.companyWebsite} {...variantProps} {...form.getInputProps('companyWebsite')} />
      <TextField
        label={JOB_LABELS.industry}
        className={wideField}
        {...variantProps}
        {...form.getInputProps('industry')}
      />
      <TextAreaField
        className={wideField}
        label={JOB_LABELS.companyDescription}
        minRows={3}
        maxRows={10}
        {...variantProps}
        {...form.getInputProps('companyDescription')}
      />
    </FormSection>
  );
}
