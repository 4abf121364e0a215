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
import { Link, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { openingsFor, paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { services } from '../../content/services';
import { Hero } from '../shared/hero/hero';
import { openingsCount } from '../shared/jobs/openings-count';
import { ClientStrip } from './client-strip';
import { HireWithUs } from './hire-with-us';
import type { loadServices } from './load-services';
import classes from './services.module.css';
import { Testimonials } from './testimonials';

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
      <Section title="What they say" tone="ink" align="center">
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
