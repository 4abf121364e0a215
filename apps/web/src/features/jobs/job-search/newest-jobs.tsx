import { Button, SimpleGrid } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useLoaderData } from 'react-router-dom';
import { Section } from '../../../components/section';
import { paths } from '../../../config/paths';
import { CompanyLink } from '../job-card/open-job-card';
import { PostedAt } from '../job-card/posted-at';
import type { loadNewestJobs } from './load-newest-jobs';
import classes from './newest-jobs.module.css';

/** The newest openings on the home page. Shows nothing if there are none, or if they could not be loaded. */
export function NewestJobs() {
  const { data } = useLoaderData<typeof loadNewestJobs>();
  const jobs = data?.openJobs.nodes ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section title="Newest Openings">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 'sm', sm: 'lg' }}>
        {jobs.map((job) => (
          <article key={job.id} className={classes.card}>
            <p className={classes.company}>
              <CompanyLink company={job.company} />
            </p>
            <h3 className={classes.title}>
              <Link to={job.path}>{job.title}</Link>
            </h3>
            <p className={classes.facts}>
              {job.city || 'Anywhere'} · {job.minExperience}-{job.maxExperience} years
            </p>
            <p className={classes.posted}>
              <PostedAt postedAt={job.postedAt} />
            </p>
          </article>
        ))}
      </SimpleGrid>
      <Button
        component={Link}
        to={paths.openings}
        variant="default"
        size="md"
        mt="xl"
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        See all openings
      </Button>
    </Section>
  );
}
