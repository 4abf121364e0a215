import { Paper, Text, Title } from '@mantine/core';
import { CopyButton } from '../../../components/buttons/copy-button';
import { apiUrl } from '../../../config/env';
import { useProfileLock } from '../../../lib/session/profile-lock';
import classes from './embed-snippet.module.css';

/**
 * The script tag that shows the company's open jobs on its own site. Hidden until the company is approved, because its jobs are not
 * public before.
 */
export function EmbedSnippet() {
  const { company } = useProfileLock();
  if (company?.approvalState !== 'APPROVED') return null;
  const scriptUrl = new URL(apiUrl('/embed.js'), window.location.origin).href;
  const snippet = `<script async src="${scriptUrl}" data-company="${company.id}"></script>`;
  return (
    <Paper component="section" aria-labelledby="own-site" className={classes.section}>
      <Title order={2} id="own-site" className={classes.title}>
        Show these jobs on your own site
      </Title>
      <Text c="gray.7">
        Paste this line into the page of your site where your open jobs should appear. The list updates automatically
        and matches the style of your page.
      </Text>
      <code className={classes.snippet}>{snippet}</code>
      <div>
        <CopyButton text={snippet} label="Copy line" done="Line copied." />
      </div>
    </Paper>
  );
}
