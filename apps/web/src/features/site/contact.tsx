import type { ContactUserType } from '@job-alert/domain/contact/contact-message';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { TextInput } from '@mantine/core';
import { IconClock, IconMail, IconMapPin, IconPhone, IconReceipt, IconUser } from '@tabler/icons-react';
import { useRef } from 'react';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { PhoneField } from '../../components/fields/phone-field';
import { RadioGroupField } from '../../components/fields/radio-group-field';
import { FormFields } from '../../components/form/form-fields';
import { LazyDraftRestorePrompt } from '../../components/form/lazy-draft-restore-prompt';
import { TextArea } from '../../components/form/text-area';
import { type Form, useForm } from '../../components/form/use-form';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { addressLines, consultancy } from '../../content/consultancy';
import { heroFor } from '../../content/heroes';
import { useOperator } from '../../lib/operator';
import { fetchGraphql } from '../../lib/public-data/execute';
import { Hero } from '../shared/hero/hero';
import classes from './contact.module.css';
import { SendContactMessageText } from './contact-form.public.generated';
import { OfficeMap } from './office-map';
import { Organization } from './organization';

export function Contact() {
  const { brandName, supportEmail } = useOperator();
  const { person, role, phone, address, hours, gstin } = consultancy;
  return (
    <>
      <PageMeta title="Contact Us" description="Our contact form, phone number, email address and office in Surat." />
      <Organization />
      <Hero hero={heroFor(paths.contact)} />
      <Section title="Contact Us" lead="Write to us, call us or visit our office in Surat.">
        <div className={classes.columns}>
          <ContactForm />
          <div className={classes.contacts}>
            <address className={classes.card}>
              <p>
                <IconUser size={22} aria-hidden />
                <span>
                  <strong>{person}</strong>
                  <br />
                  {role}
                </span>
              </p>
              <p>
                <IconMail size={22} aria-hidden />
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
              <p>
                <IconPhone size={22} aria-hidden />
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </p>
            </address>
            <address className={classes.card}>
              <p>
                <IconMapPin size={22} aria-hidden />
                <span>
                  {[brandName, ...addressLines(address)].map((line, index) => (
                    <span key={line} className={classes.line} data-first={index === 0 || undefined}>
                      {line}
                    </span>
                  ))}
                </span>
              </p>
              <p>
                <IconClock size={22} aria-hidden />
                <span>{hours}</span>
              </p>
              {gstin ? (
                <p>
                  <IconReceipt size={22} aria-hidden />
                  <span>GSTIN {gstin}</span>
                </p>
              ) : null}
            </address>
          </div>
        </div>
        <OfficeMap />
      </Section>
    </>
  );
}

/** The kinds of senders. The first kind is preselected. */
const userTypes: readonly { value: ContactUserType; label: string }[] = [
  { value: 'EMPLOYER', label: 'Employer' },
  { value: 'CANDIDATE', label: 'Candidate' },
];

const initialValues = { name: '', email: '', phone: '', message: '', userType: 'EMPLOYER' as ContactUserType };

const messages = {
  fallback: COMMON_MESSAGES.wentWrongStop,
  network: COMMON_MESSAGES.wentWrongStop,
  always: true,
};

const loadRules = async () => (await import('./contact-rules')).checkContactMessage;

function ContactForm() {
  const trap = useRef<HTMLInputElement>(null);
  const form: Form<typeof initialValues> = useForm({
    initialValues,
    rules: { load: loadRules },
    save: (message) =>
      fetchGraphql(SendContactMessageText, { input: { ...message, company: trap.current?.value ?? '' } }),
    onSaved() {
      form.reset();
      form.banner.show('success', 'Your message has been sent. We will get back to you soon.', 3000);
    },
    messages,
    draft: { name: 'contact', fields: ['name', 'email', 'phone', 'message', 'userType'] },
  });

  return (
    <form className={classes.card} aria-label="Contact form" {...form.element}>
      <LazyDraftRestorePrompt draft={form.draft} contentName="message" />
      <FormFields>
        <RadioGroupField
          label="I am"
          choices={userTypes}
          value={form.values.userType}
          {...form.getInputProps('userType')}
        />
        <TextInput label="Name" autoComplete="name" required {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="email" required {...form.getInputProps('email')} />
        <PhoneField label="Phone" required {...form.getInputProps('phone')} />
        <TextArea label="Message" minRows={4} maxRows={12} required {...form.getInputProps('message')} />
        {/* A honeypot, which people cannot see or reach with Tab. */}
        <div className={classes.trap} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" ref={trap} />
        </div>
        <Banner message={form.banner.message} />
        <SubmitButton isPending={form.isPending} pendingText="Sending…" fullWidth>
          Send Message
        </SubmitButton>
      </FormFields>
    </form>
  );
}
