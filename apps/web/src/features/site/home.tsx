import { Button } from '@mantine/core';
import { IconArrowRight, IconBuildingSkyscraper, IconUserSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Counter } from '../../components/counter';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { dashboardPath, paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { home } from '../../content/home';
import { useSession } from '../../lib/session/session';
import { FORCE_SIGN_UP } from '../../lib/session/sign-up-redirect';
import { Hero } from '../shared/hero/hero';
import { Closing } from './closing';
import classes from './home.module.css';
import { Organization } from './organization';

const audienceIcons = [IconUserSearch, IconBuildingSkyscraper] as const;

/** The home page. It shows `search` in its banner and `openings` below the two cards. */
export function Home({ search, openings }: { search: ReactNode; openings: ReactNode }) {
  return (
    <>
      <PageMeta description={home.description} />
      <Organization />
      <Hero hero={heroFor(paths.home)}>
        <p className={classes.lead}>{home.lead}</p>
        {search}
        <Button
          component={Link}
          to={paths.openings}
          className={classes.explore}
          size="md"
          variant="outline"
          color="saffron.3"
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {home.explore}
        </Button>
      </Hero>
      <Section>
        <Audiences />
      </Section>
      {openings}
      <Section title="Our Process" lead={home.processLead} tone="tint" align="center">
        <ol className={classes.process}>
          {home.process.map((step, index) => (
            <li key={step.title} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={classes.stepTitle}>{step.title}</h3>
              <p className={classes.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="ink">
        <Record />
      </Section>
      <Closing title={home.closing.title} text={home.closing.text}>
        <Button component={Link} to={paths.openings} size="lg">
          {home.closing.search}
        </Button>
        <Button component={Link} to={paths.contact} size="lg" variant="default">
          {home.closing.write}
        </Button>
      </Closing>
    </>
  );
}

/** The two cards that overlap the banner. Each has links for new, existing and logged-in users. */
function Audiences() {
  const role = useSession()?.user.user_type;
  return (
    <div className={classes.audiences}>
      {home.audiences.map((audience, index) => {
        const Icon = audienceIcons[index] ?? IconUserSearch;
        const isOwn = role === audience.role;
        return (
          <article key={audience.title} className={classes.audience} data-strong={index === 1 || undefined}>
            <span className={classes.icon}>
              <Icon size={30} stroke={1.6} aria-hidden />
            </span>
            <h2 className={classes.audienceTitle}>{audience.title}</h2>
            <p className={classes.promise}>{audience.promise}</p>
            <p className={classes.text}>{audience.text}</p>
            <div className={classes.actions}>
              <Button
                component={Link}
                to={isOwn ? dashboardPath(role) : paths[audience.role].signUp}
                state={FORCE_SIGN_UP}
                size="md"
              >
                {isOwn ? 'Go to your dashboard' : audience.action}
              </Button>
              {role ? null : (
                <Link
                  to={paths[audience.role].login}
                  className={classes.login}
                  aria-label={`Log in: ${audience.title}`}
                >
                  Log in
                </Link>
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
}

/** Shows two figures about past placements. */
function Record() {
  return (
    <div className={classes.record}>
      <div>
        <h2 className={classes.recordTitle}>{home.record.title}</h2>
        <p className={classes.recordText}>{home.record.text}</p>
        <Link to={paths.about} className={classes.recordLink}>
          {home.record.action} <IconArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <div className={classes.counters}>
        {home.counters.map((counter) => (
          <div key={counter.label} className={classes.counter}>
            <span className={classes.figure}>
              <Counter to={counter.to} />
            </span>
            <span>{counter.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
