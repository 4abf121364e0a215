import { Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CONTACT_USER_TYPES, type ContactUserType, contactMessageSchema } from '@job-alert/domain/contact-message';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { validate } from '@job-alert/domain/validation';
import { Banner, useBanner } from '../../components/banner';
import { PhoneField } from '../../components/phone-field';
import { SubmitButton } from '../../components/submit-button';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { validateWith } from '../../lib/forms/validate-with';
import classes from './contact.module.css';
import { useSendContactMessageMutation } from './contact-form.generated';

const labels: Readonly<Record<ContactUserType, string>> = { EMPLOYER: 'Employer', CANDIDATE: 'Candidate' };
const empty = { name: '', email: '', phone: '', message: '', userType: 'EMPLOYER' as ContactUserType, company: '' };

/** What a phone number is written with; visitors may have a foreign one. */
const filterPhone = (text: string) => text.replace(/[^\d+ ()-]/g, '').slice(0, 24);

/** Writes to the consultancy. */
export function ContactForm() {
  const form = useForm({ initialValues: empty, validate: validateWith(contactMessageSchema) });
  const banner = useBanner();
  const { busy, send } = useSending();
  const [sendMessage] = useSendContactMessageMutation();

  async function submit({ company, ...values }: typeof empty) {
    const cleaned = validate(contactMessageSchema, values);
    if (!cleaned.ok) return;
    banner.clear();
    try {
      await sendMessage({ variables: { input: { ...cleaned.value, company } } });
      form.reset();
      banner.show('success', 'Your message has been sent. We will get back to you soon.', 3000);
    } catch (error) {
      applyFieldErrors(form, error);
      const { wentWrongStop } = COMMON_MESSAGES;
      banner.show('error', describeError(error, { fallback: wentWrongStop, network: wentWrongStop }));
    }
  }

  return (
    <form
      className={classes.card}
      aria-label="Contact form"
      onSubmit={form.onSubmit((values) => void send(() => submit(values)), focusFirstWrongField)}
      noValidate
    >
      <Stack gap="md">
        <Radio.Group label="I am" size="md" {...form.getInputProps('userType')}>
          <Group mt={4} gap="lg">
            {CONTACT_USER_TYPES.map((type) => (
              <Radio key={type} value={type} label={labels[type]} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput label="Name" autoComplete="name" required {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="email" required {...form.getInputProps('email')} />
        <PhoneField
          label="Phone"
          filter={filterPhone}
          required
          {...form.getInputProps('phone')}
          onChange={(phone) => form.setFieldValue('phone', phone)}
        />
        <Textarea label="Message" autosize minRows={4} maxRows={12} required {...form.getInputProps('message')} />
        {/* A trap for machines: people neither see nor reach it. */}
        <div className={classes.trap} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.getInputProps('company')} />
        </div>
        <Banner message={banner.message} />
        <SubmitButton busy={busy} busyText="Sending…" fullWidth>
          Send Message
        </SubmitButton>
      </Stack>
    </form>
  );
}
