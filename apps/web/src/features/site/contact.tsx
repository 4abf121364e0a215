import type { ContactUserType } from '@job-alert/domain/contact/contact-message';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { TextInput } from '@mantine/core';
import { IconClock, IconMail, IconMapPin, IconPhone, IconReceipt, IconUser } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { Drawing } from '../../components/drawing';
import { EmailField } from '../../components/fields/email-field';
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
import map from './map.svg?raw';
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
        <EmailField label="Email" required {...form.getInputProps('email')} />
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

const { latitude, longitude } = consultancy.map;
/** Half the height and width of the visible map, in degrees. */
const reach = { latitude: 0.004, longitude: 0.009 };

const box = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4));

const mapUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const pageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/**
 * The frame needs its origin, because the map requires a Referer. It is cross-origin, so it cannot remove the sandbox.
 */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

const tileZoom = 16;

/**
 * Returns the URL of the map tile that contains the office. Web Mercator has 2^zoom tiles from west to east and from
 * north to south.
 */
function officeTile(): string {
  const tiles = 2 ** tileZoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${tileZoom}/${x}/${y}.png`;
}

/** Resolves once the image has loaded. Stays pending if it does not load. */
const arrival = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve());
    image.src = url;
  });

/**
 * Resolves once both hosts of the map have responded. Cross-origin responses are opaque, so their status is unknown.
 */
const answers = (): Promise<unknown> => Promise.all([arrival(officeTile()), fetch(mapUrl, { mode: 'no-cors' })]);

/**
 * The map of the office. It contacts the map service only when it comes into view. It adds the frame only after a
 * response, because a frame's load event also fires for the browser's own error page. Until then it shows a drawing.
 */
function OfficeMap() {
  const frame = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(false);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        answers().then(
          () => setReachable(true),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.map} ref={frame}>
      <div className={classes.frame}>
        <Drawing svg={map} className={classes.drawing} />
        {reachable ? (
          <iframe
            src={mapUrl}
            title="Map of our office in Surat"
            sandbox={permissions}
            referrerPolicy="strict-origin-when-cross-origin"
            data-loaded={loaded || undefined}
            onLoad={() => setLoaded(true)}
          />
        ) : null}
      </div>
      <a href={pageUrl} target="_blank" rel="noopener noreferrer">
        Open the map
      </a>
    </div>
  );
}
