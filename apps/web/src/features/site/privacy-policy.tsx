import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { privacySections } from '../../content/privacy';
import { useOperator } from '../../lib/operator';
import { prefersReducedMotion } from '../../lib/reduced-motion';
import { Hero } from '../shared/hero/hero';
import classes from './privacy-policy.module.css';

/** The distance above a section after a jump from the index, in pixels (specification 1 §9). */
const scrollOffset = 100;

function scrollToSection(event: React.MouseEvent, id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  const reduced = prefersReducedMotion();
  const top = section.getBoundingClientRect().top + window.scrollY - scrollOffset;
  window.scrollTo({ top, behavior: reduced ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
}

export function PrivacyPolicy() {
  const sections = privacySections(useOperator().supportEmail);
  return (
    <>
      <PageMeta title="Privacy Policy" description="How we handle the personal data of candidates and employers." />
      <Hero hero={heroFor(paths.privacyPolicy)} />
      <Section>
        <div className={classes.page}>
          <nav aria-label="Sections" className={classes.index}>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={(event) => scrollToSection(event, id)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {sections.map(({ id, title, subject, paragraphs }) => (
              <section key={id} id={id} tabIndex={-1} className={classes.section} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <p className={classes.subject}>{subject}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            <p className={classes.version}>Last updated on {formatDate(PRIVACY_NOTICE_VERSION)}</p>
          </div>
        </div>
      </Section>
    </>
  );
}
