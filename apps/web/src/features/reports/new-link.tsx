import { newReportLinkSchema, REPORT_LINK_DAYS, REPORT_LINK_NAME_LENGTH } from '@job-alert/domain/reports/report-link';
import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../components/buttons/copy-button';
import { Dialog } from '../../components/dialog/dialog';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { check } from '../../lib/forms/check';
import classes from './new-link.module.css';
import { ReportLinksDocument, useCreateReportLinkMutation } from './report-links.generated';

const DAYS = REPORT_LINK_DAYS.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}));

export interface LinkedReport {
  name: string;
  title: string;
  /** The filters of the screen as a query string. */
  query: string;
}

/** Creates a link for spreadsheets. The URL is shown once, so only Done closes the dialog. */
export function NewLink({ report, onClose }: { report: LinkedReport | null; onClose: () => void }) {
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    setUrl(null);
    onClose();
  };
  return (
    <Dialog
      opened={report !== null}
      onClose={close}
      title={url === null ? `Link ${report?.title ?? ''} to a spreadsheet` : 'The new link'}
      size={600}
      withCloseButton={url === null}
      closeOnEscape={url === null}
      closeOnClickOutside={false}
    >
      {report && url === null ? <LinkForm report={report} onCancel={close} onCreated={setUrl} /> : null}
      {url === null ? null : <CreatedLink url={url} onDone={close} />}
    </Dialog>
  );
}

interface LinkFormProps {
  report: LinkedReport;
  onCancel: () => void;
  onCreated: (url: string) => void;
}

function LinkForm({ report, onCancel, onCreated }: LinkFormProps) {
  const [free, setFree] = useState(false);
  // The URL is shown once and must not be cached. Only the link's row is added to the list.
  const [create] = useCreateReportLinkMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      const created = data?.createReportLink.reportLink;
      if (created)
        cache.updateQuery(
          { query: ReportLinksDocument },
          (existing) => existing && { reportLinks: [created, ...existing.reportLinks] },
        );
    },
  });
  const form = useForm({
    initialValues: { name: '', query: report.query, days: '365' },
    rules: (values) => check(newReportLinkSchema, { ...values, days: Number(values.days) }),
    async save({ name, query, days }) {
      const input = { name, report: report.name, query: free ? withoutPeriod(query) : query, days };
      const { data } = await create({ variables: { input } });
      if (data) onCreated(data.createReportLink.url);
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text>
          Whoever has the link can read this one report with the filters that you see now, and nothing else. It needs no
          login.
        </Text>
        <TextInput
          label="Name"
          description="Who uses the spreadsheet."
          autoComplete="off"
          maxLength={REPORT_LINK_NAME_LENGTH}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <Select label="Works for" data={DAYS} allowDeselect={false} {...form.getInputProps('days')} />
        <Checkbox
          size="md"
          label="The spreadsheet chooses the period"
          description="It adds ?from=2026-04-01&to=2027-03-31 to the address. Otherwise the link keeps the period that you see."
          checked={free}
          onChange={(event) => setFree(event.currentTarget.checked)}
        />
        <FormFooter form={form} onCancel={onCancel} mt="sm" pendingText="Creating...">
          Create link
        </FormFooter>
      </Stack>
    </form>
  );
}

function withoutPeriod(query: string): string {
  const parts = new URLSearchParams(query);
  for (const name of ['period', 'from', 'to']) parts.delete(name);
  return parts.toString();
}

function CreatedLink({ url, onDone }: { url: string; onDone: () => void }) {
  const formula = `=IMPORTDATA("${url}")`;
  return (
    <Stack gap="md">
      <Text>
        <strong>Copy the link now.</strong> It is not shown again: only its fingerprint is stored.
      </Text>
      <div>
        <Text fw={600} fz="sm" mb={4}>
          For Excel (Data, From Web) and LibreOffice (Sheet, Link to External Data)
        </Text>
        <output className={classes.text} aria-label="The new link">
          {url}
        </output>
        <CopyButton text={url} label="Copy link" done="Copied." />
      </div>
      <div>
        <Text fw={600} fz="sm" mb={4}>
          For Google Sheets, in the first cell
        </Text>
        <output className={classes.text} aria-label="The formula for Google Sheets">
          {formula}
        </output>
        <CopyButton text={formula} label="Copy formula" done="Copied." />
      </div>
      <Group justify="flex-end" data-dialog-actions>
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
