import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { endSentence } from '@job-alert/domain/text/sentence';
import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DescriptionList, type Fact } from '../../components/description-list';
import { FileLink } from '../../components/file-link';
import { PageMeta } from '../../components/page-meta';
import { ErrorState, LoadingState } from '../../components/states';
import { paths } from '../../config/paths';
import { fetchGraphql } from '../../lib/public-data/execute';
import { OfferAnswer } from '../shared/applications/offer-answer';
import { OfferSummary } from '../shared/applications/offer-summary';
import { AnswerOfferByLinkText, type LinkedOfferFragment, LinkedOfferText } from './linked-offer.public.generated';
import classes from './offer-by-link.module.css';

type Shown = LinkedOfferFragment | 'LOADING' | 'FAILED' | 'ENDED';

/** The page that emails about an offer link to. Opening it does not answer the offer. */
export function OfferByLink() {
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  return (
    <Container size={640} py={{ base: 32, sm: 64 }}>
      <PageMeta title="Your Offer" />
      <div className={classes.card}>
        <Title order={1} fz="1.75rem" mb="md">
          Your Offer
        </Title>
        <Loaded key={tries} token={query.get('token') ?? ''} onRetry={() => setTries(tries + 1)} />
      </div>
    </Container>
  );
}

function Loaded({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [shown, setShown] = useState<Shown>('LOADING');
  useEffect(() => {
    const stopped = new AbortController();
    fetchGraphql(LinkedOfferText, { token }, { signal: stopped.signal }).then(
      ({ linkedOffer }) => setShown(linkedOffer ?? 'ENDED'),
      () => {
        if (!stopped.signal.aborted) setShown('FAILED');
      },
    );
    return () => stopped.abort();
  }, [token]);

  if (shown === 'LOADING') return <LoadingState />;
  if (shown === 'FAILED') return <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={onRetry} />;
  return shown === 'ENDED' ? <Ended /> : <TheOffer offer={shown} token={token} onAnswered={setShown} />;
}

interface TheOfferProps {
  offer: LinkedOfferFragment;
  token: string;
  onAnswered: (offer: LinkedOfferFragment) => void;
}

function TheOffer({ offer, token, onAnswered }: TheOfferProps) {
  const { firstName, jobTitle, companyName, dateOfJoining, offerLetter, reply, isOpen } = offer;
  const facts: Fact[] = [
    ['Job', jobTitle],
    ['Company', companyName],
  ];
  if (dateOfJoining) facts.push(['Date of Joining', formatDate(dateOfJoining)]);
  if (offerLetter) {
    const renew = async () => (await fetchGraphql(LinkedOfferText, { token })).linkedOffer?.offerLetter?.url ?? null;
    facts.push(['Offer Letter', <FileLink key="letter" file={offerLetter} renew={renew} />]);
  }
  return (
    <Stack gap="lg">
      <Text>
        Hello {firstName},{' '}
        {reply?.answer === 'ACCEPTED'
          ? `you have accepted the offer of ${endSentence(companyName)}`
          : `${companyName} would like to hire you.`}
      </Text>
      <DescriptionList facts={facts} />
      <div role="status">
        {reply ? <OfferSummary application={{ offer: { id: offer.id, viewerCanAnswer: isOpen, reply } }} /> : null}
        {reply || isOpen ? null : <Text>{APPLICATION_MESSAGES.offerClosed}</Text>}
      </div>
      {isOpen ? (
        <OfferAnswer
          offer={{ jobTitle, companyName, dateOfJoining, hasRequestedDate: reply?.answer === 'OTHER_DATE' }}
          onAnswer={async (answer) => {
            const answered = await fetchGraphql(AnswerOfferByLinkText, { input: { token, ...answer } });
            onAnswered(answered.answerOfferByLink.offer);
          }}
        />
      ) : null}
      <Text size="sm" c="gray.7">
        Log in to read all steps so far.
      </Text>
      <Button component={Link} to={paths.candidate.applications} variant="default">
        My applications
      </Button>
    </Stack>
  );
}

const Ended = () => (
  <Stack gap="lg">
    <Text role="alert">{APPLICATION_MESSAGES.offerLinkEnded}</Text>
    <Button component={Link} to={paths.candidate.applications}>
      My applications
    </Button>
  </Stack>
);
