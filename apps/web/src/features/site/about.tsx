import { SimpleGrid } from '@mantine/core';
import {
  IconBulb,
  IconCompass,
  IconEye,
  IconFlag3,
  IconHeartHandshake,
  IconScale,
  IconSchool,
  IconUserCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Drawing } from '../../components/drawing';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { about, aboutFacts } from '../../content/about';
import { heroFor } from '../../content/heroes';
import { founder } from '../../content/sample';
import { useOperator } from '../../lib/operator';
import { Hero } from '../shared/hero/hero';
import classes from './about.module.css';
import founderPortrait from './founder.svg?raw';
import { HireWithUs } from './hire-with-us';

const valueIcons = [IconScale, IconBulb, IconHeartHandshake, IconUserCheck, IconSchool, IconCompass] as const;

export function About() {
  const { brandName } = useOperator();
  const [facts] = useState(() => aboutFacts(new Date()));
  return (
    <>
      <PageMeta title="About Us" description={about.description} />
      <Hero hero={heroFor(paths.about)} />
      <Section title="About Us">
        <div className={classes.history}>
          <div>
            {about.history(brandName).map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.figure}>
                <dt>{fact.figure}</dt>
                <dd>{fact.label}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section tone="ink">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={64}>
          <div className={classes.statement}>
            <IconEye size={40} stroke={1.4} aria-hidden />
            <h2>Our Vision</h2>
            <p>{about.vision}</p>
          </div>
          <div className={classes.statement}>
            <IconFlag3 size={40} stroke={1.4} aria-hidden />
            <h2>Our Mission</h2>
            <p>{about.mission}</p>
          </div>
        </SimpleGrid>
      </Section>
      <Section title="Our Core Values">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg" component="ul" className={classes.list}>
          {about.values.map((value, index) => {
            const Icon = valueIcons[index] ?? IconScale;
            return (
              <li key={value.title} className={classes.value}>
                <Icon size={30} stroke={1.6} aria-hidden />
                <h3>{value.title}</h3>
                <p>{value.text}</p>
              </li>
            );
          })}
        </SimpleGrid>
      </Section>
      <Section tone="tint">
        <div className={classes.founder}>
          <Drawing svg={founderPortrait} className={classes.portrait} />
          <div>
            <h2 className={classes.founderTitle}>The Founder</h2>
            <p className={classes.founderName}>{founder.name}</p>
            {founder.text.map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Section title="What Motivates Us">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          {about.motivation.map((reason) => (
            <article key={reason.title} className={classes.reason}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </article>
          ))}
        </SimpleGrid>
      </Section>
      <HireWithUs />
    </>
  );
}
