import { Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { ContactUserType } from '@job-alert/domain/contact-message';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { Banner } from '../../components/banner';
import { PhoneField } from '../../components/phone-field';
import { SubmitButton } from '../../components/submit-button';
import classes from './contact.module.css';
import { useContactForm } from './use-contact-form';

/** Who writes, the preselected one first. */
const userTypes: readonly [ContactUserType, string][] = [
  ['EMPLOYER', 'Employer'],
  ['CANDIDATE', 'Candidate'],
];

/** What a phone number is written with; visitors may have a foreign one. */
const filterPhone = (text: string) => text.replace(/[^\d+ ()-]/g, '').slice(0, 24);

/** Writes to the consultancy. */
export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const { field, submit, busy, banner } = useContactForm(element);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  /** A field that hands over the browser's event. */
  const typed = (name: Parameters<typeof field>[0]) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
    };
  };

  return (
    <form className={classes.card} aria-label="Contact form" onSubmit={onSubmit} ref={element} noValidate>
      <Stack gap="md">
        <Radio.Group label="I am" size="md" {...field('userType')}>
          <Group mt={4} gap="lg">
            {userTypes.map(([type, label]) => (
              <Radio key={type} value={type} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput label="Name" autoComplete="name" required {...typed('name')} />
        <TextInput label="Email" type="email" autoComplete="email" required {...typed('email')} />
        <PhoneField label="Phone" filter={filterPhone} required {...field('phone')} />
        <Textarea label="Message" autosize minRows={4} maxRows={12} required {...typed('message')} />
        {/* A trap for machines: people neither see nor reach it. */}
        <div className={classes.trap} aria-hidden="true">
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            value={field('company').value}
            onChange={typed('company').onChange}
          />
        </div>
        <Banner message={banner.message} />
        <SubmitButton busy={busy} busyText="Sending…" fullWidth>
          Send Message
        </SubmitButton>
      </Stack>
    </form>
  );
}
