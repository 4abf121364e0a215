import { SimpleGrid } from '@mantine/core';
import {
  IconArrowRight,
  IconBeach,
  IconBuildingArch,
  IconBuildingFactory2,
  IconCalculator,
  IconCircleCheck,
  IconCoinRupee,
  IconHanger,
  IconMapPin2,
  IconMessageCheck,
  IconMoodSmile,
  IconNeedleThread,
  IconPhoto,
  IconShip,
  IconSofa,
  IconSpeakerphone,
  IconTargetArrow,
  IconUserHeart,
  IconWorld,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { PauseButton } from '../../components/buttons/pause-button';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { openingsFor, paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { clientLogos, type Testimonial, testimonials } from '../../content/sample';
import { services } from '../../content/services';
import { useAutoplay } from '../../lib/use-autoplay';
import { Hero } from '../shared/hero/hero';
import { openingsCount } from '../shared/jobs/openings-count';
import { HireWithUs } from './hire-with-us';
import type { loadServices } from './load-services';
import classes from './services.module.css';

/** The icons of the industries, in the order of the content. */
const industryIcons = [
  IconBeach,
  IconBuildingArch,
  IconNeedleThread,
  IconCoinRupee,
  IconHanger,
  IconCalculator,
  IconSofa,
  IconSpeakerphone,
  IconBuildingFactory2,
  IconPhoto,
  IconWorld,
  IconShip,
] as const;
const uspIcons = [IconMoodSmile, IconUserHeart, IconMessageCheck, IconMapPin2] as const;

export function Services() {
  const { data } = useLoaderData<typeof loadServices>();
  const counts = data?.openJobCounts;
  return (
    <>
      <PageMeta title="Services" description={services.description} />
      <Hero hero={heroFor(paths.services)} />
      <Section
        title="Roles we recruit for"
        lead="Office, creative, management and production roles. Choose one to see its openings."
      >
        <ul className={classes.roles}>
          {services.roles.map(({ name, words }, index) => (
            <li key={name}>
              <Link to={openingsFor({ title: words })}>
                <IconCircleCheck size={22} stroke={1.8} aria-hidden />
                <span>
                  {name} <Count of={counts?.[index]} />
                </span>
                <IconArrowRight size={18} stroke={1.8} className={classes.go} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Industries we know" tone="tint">
        <ul className={classes.industries}>
          {services.industries.map(({ name, industry }, index) => {
            const Icon = industryIcons[index] ?? IconTargetArrow;
            return (
              <li key={name}>
                <Link to={openingsFor({ industry })}>
                  <Icon size={30} stroke={1.5} aria-hidden />
                  <span>
                    {name} <Count of={counts?.[services.roles.length + index]} />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title="Our USP" lead="Why companies and candidates work with us.">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={40}>
          {services.usp.map((point, index) => {
            const Icon = uspIcons[index] ?? IconTargetArrow;
            return (
              <article key={point.title} className={classes.point}>
                <span className={classes.pointIcon}>
                  <Icon size={28} stroke={1.6} aria-hidden />
                </span>
                <div>
                  <h3>{point.title}</h3>
                  <p>{point.text}</p>
                </div>
              </article>
            );
          })}
        </SimpleGrid>
      </Section>
      <Section title="Companies that hire with us" tone="tint" align="center">
        <ClientStrip />
      </Section>
      <Section title="What our clients say" tone="ink" align="center">
        <Testimonials />
      </Section>
      <HireWithUs />
    </>
  );
}

/** The number of jobs that a link shows. Renders nothing while it is unknown. */
function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return null;
  return <span className={classes.count}>{count === 0 ? 'No openings now' : openingsCount(count)}</span>;
}

/** A client's logo: a drawn sign and the company's name. */
function ClientLogo({ name, index }: { name: string; index: number }) {
  const signs = [
    'M4 4h16v16H4zM4 12h16',
    'M12 3l9 9-9 9-9-9z',
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M3 12h18',
    'M4 20V10M10 20V4M16 20v-8M22 20v-5',
    'M12 3l9 16H3z',
    'M3 8c6-8 12 8 18 0M3 16c6-8 12 8 18 0',
    'M12 3v18M3 12h18M6 6l12 12M18 6L6 18',
  ];
  return (
    <li className={classes.logo}>
      <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
        <path
          d={signs[index % signs.length]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </li>
  );
}

/** Shows the clients' logos. One scroll takes 20 s. Hovering or the button pauses it. */
function ClientStrip() {
  const [paused, setPaused] = useState(false);
  return (
    <div className={classes.strip} data-paused={paused || undefined}>
      <div className={classes.window}>
        <ul className={classes.row}>
          {clientLogos.map((name, index) => (
            <ClientLogo key={name} name={name} index={index} />
          ))}
        </ul>
        {/* A copy of the row for a seamless loop. */}
        <ul className={classes.row} aria-hidden="true">
          {clientLogos.map((name, index) => (
            <ClientLogo key={name} name={name} index={index} />
          ))}
        </ul>
      </div>
      <PauseButton isPaused={paused} onChange={setPaused} contentName="logos" />
    </div>
  );
}

function TestimonialText({ text, highlight }: Testimonial) {
  const start = text.indexOf(highlight);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{highlight}</mark>
      {text.slice(start + highlight.length)}
    </>
  );
}

/**
 * A carousel that advances every 3 s. Its controls come first in the DOM for keyboard and screen readers, but appear
 * below the text.
 */
function Testimonials() {
  const [current, setCurrent] = useState(0);
  const next = useCallback(() => setCurrent((index) => (index + 1) % testimonials.length), []);
  const autoplay = useAutoplay(next, 3000);

  return (
    <div
      className={classes.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      {...autoplay.holders}
    >
      <div className={classes.controls}>
        {testimonials.map((voice, index) => (
          <button
            key={voice.name}
            type="button"
            className={classes.dot}
            aria-label={`Testimonial ${index + 1} of ${testimonials.length}`}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
        <PauseButton isPaused={autoplay.isPaused} onChange={autoplay.setPaused} contentName="testimonials" />
      </div>
      <div className={classes.stage} aria-live={autoplay.isPaused ? 'polite' : 'off'}>
        {testimonials.map((voice, index) => (
          <figure
            key={voice.name}
            className={classes.voice}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            <blockquote>
              <TestimonialText {...voice} />
            </blockquote>
            <figcaption>
              <strong>{voice.name}</strong>
              <span>{voice.position ? `${voice.position}, ${voice.company}` : voice.company}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
