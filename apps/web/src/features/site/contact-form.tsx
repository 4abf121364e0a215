import { Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ContactUserType } from '@job-alert/domain/contact-message';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { type FormEvent, useEffect, useRef } from 'react';
import { Banner, useBanner } from '../../components/banner';
import { PhoneField } from '../../components/phone-field';
import { SubmitButton } from '../../components/submit-button';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstInvalid } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { askOverHttp } from '../../lib/public-data/ask';
import classes from './contact.module.css';
import { SendContactMessageText } from './contact-form.public.generated';

/** Who writes, the preselected one first. */
const userTypes: readonly [ContactUserType, string][] = [
  ['EMPLOYER', 'Employer'],
  ['CANDIDATE', 'Candidate'],
];
const empty = { name: '', email: '', phone: '', message: '', userType: 'EMPLOYER' as ContactUserType, company: '' };

/** What a phone number is written with; visitors may have a foreign one. */
const filterPhone = (text: string) => text.replace(/[^\d+ ()-]/g, '').slice(0, 24);

/** The rules of the fields weigh more than the page: they come when somebody begins to write. */
const loadRules = () => import('./contact-rules');

/** Writes to the consultancy. */
export function ContactForm() {
  const form = useForm({ initialValues: empty });
  const banner = useBanner();
  const { busy, send } = useSending();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Should they not come now, the submit asks once more.
    const prepare = () => void loadRules().catch(() => undefined);
    const node = element.current;
    node?.addEventListener('focusin', prepare, { once: true });
    return () => node?.removeEventListener('focusin', prepare);
  }, []);

  async function submit(values: typeof empty) {
    banner.clear();
    try {
      const { contactFieldErrors, cleanedContactMessage } = await loadRules();
      const cleaned = cleanedContactMessage(values);
      form.setErrors(contactFieldErrors(values));
      if (!cleaned) return focusFirstInvalid(element.current);
      await askOverHttp(SendContactMessageText, { input: { ...cleaned, company: values.company } });
      form.reset();
      banner.show('success', 'Your message has been sent. We will get back to you soon.', 3000);
    } catch (error) {
      applyFieldErrors(form, error);
      const { wentWrongStop } = COMMON_MESSAGES;
      banner.show('error', describeError(error, { fallback: wentWrongStop, network: wentWrongStop }));
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(() => submit(form.values));
  }

  return (
    <form className={classes.card} aria-label="Contact form" onSubmit={onSubmit} ref={element} noValidate>
      <Stack gap="md">
        <Radio.Group label="I am" size="md" {...form.getInputProps('userType')}>
          <Group mt={4} gap="lg">
            {userTypes.map(([type, label]) => (
              <Radio key={type} value={type} label={label} />
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
