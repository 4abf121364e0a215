import { IconClock, IconMail, IconMapPin, IconPhone, IconReceipt, IconUser } from '@tabler/icons-react';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { addressLines, consultancy } from '../../content/consultancy';
import { heroFor } from '../../content/heroes';
import { useOperator } from '../../lib/operator';
import { Hero } from '../shared/hero/hero';
import classes from './contact.module.css';
import { ContactForm } from './contact-form';
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
