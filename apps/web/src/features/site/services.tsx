import { SimpleGrid } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Hero } from '../../components/hero/hero';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { services } from '../../content/services';
import { ClientStrip } from './client-strip';
import classes from './services.module.css';
import { Testimonials } from './testimonials';

/** The services page. */
export function Services() {
  return (
    <>
      <PageMeta title="Services" description={services.description} />
      <Hero hero={heroFor(paths.services)} />
      <Section title="Roles we recruit for" lead="From the front desk to the factory floor.">
        <ul className={classes.roles}>
          {services.roles.map((role) => (
            <li key={role}>
              <IconCircleCheck size={22} stroke={1.8} aria-hidden /> {role}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Industries we know" tone="tint">
        <ul className={classes.industries}>
          {services.industries.map((industry) => (
            <li key={industry}>{industry}</li>
          ))}
        </ul>
      </Section>
      <Section title="Our USP" lead="What companies and candidates come back for.">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          {services.usp.map((point) => (
            <article key={point.title} className={classes.point}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </article>
          ))}
        </SimpleGrid>
      </Section>
      <Section title="Companies that hire with us" tone="tint" align="center">
        <ClientStrip />
      </Section>
      <Section title="What they say" tone="ink" align="center">
        <Testimonials />
      </Section>
    </>
  );
}
