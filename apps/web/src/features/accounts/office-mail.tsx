import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { OFFICE_MAIL_LABELS, OFFICE_MAILS, type OfficeMail } from '@job-alert/domain/office-mail';
import { Paper, Radio, Stack, Text, Title } from '@mantine/core';
import { Banner, useBanner } from '../../components/banner';
import { describeError } from '../../lib/errors/describe-error';
import { useSetOfficeMailMutation } from './office-mail.generated';
import classes from './second-factor.module.css';

/** How long it is said that the choice is saved. */
const messageTime = 5000;

/** The choice that most people keep stands first. */
const choices: readonly OfficeMail[] = ['DIGEST', ...OFFICE_MAILS.filter((choice) => choice !== 'DIGEST')];

/** Which mails an administrator gets about what waits; a choice counts at once. */
export function OfficeMailChoice({ chosen }: { chosen: OfficeMail }) {
  const [setOfficeMail, { loading }] = useSetOfficeMailMutation();
  const banner = useBanner();

  async function choose(officeMail: OfficeMail) {
    try {
      await setOfficeMail({ variables: { officeMail } });
      banner.show('success', 'Your choice was saved.', messageTime);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <Paper component="section" className={classes.card} aria-labelledby="office-mail" data-no-print>
      <Title order={2} id="office-mail" className={classes.title}>
        Mails about what waits
      </Title>
      <Text c="gray.7" mt="xs" maw={620}>
        New employers, jobs, applications and proposals wait for your decision. The bell always shows them; choose which
        mails you get as well.
      </Text>
      <Radio.Group
        mt="md"
        aria-labelledby="office-mail"
        value={chosen}
        readOnly={loading}
        onChange={(value) => {
          const officeMail = choices.find((choice) => choice === value);
          if (officeMail && !loading) void choose(officeMail);
        }}
      >
        <Stack gap="sm">
          {choices.map((choice) => (
            <Radio key={choice} size="md" value={choice} label={OFFICE_MAIL_LABELS[choice]} />
          ))}
        </Stack>
      </Radio.Group>
      {/* Below what was pressed, so that nothing moves under the pointer. */}
      <div className={banner.message ? classes.banner : undefined}>
        <Banner message={banner.message} />
      </div>
    </Paper>
  );
}
