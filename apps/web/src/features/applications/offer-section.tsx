import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { OfferAnswer } from '../shared/applications/offer-answer';
import { OfferSummary } from '../shared/applications/offer-summary';
import { type MyApplicationFragment, useAnswerOfferMutation } from './my-applications.generated';
import classes from './my-applications.module.css';

/** The offer of an application with its answer, or a form to answer it. Renders nothing without an offer. */
export function OfferSection({ application }: { application: MyApplicationFragment }) {
  const { id: applicationId, offer, job, dateOfJoining } = application;
  const [answer] = useAnswerOfferMutation();
  if (offer === null) return null;
  const details = {
    jobTitle: job.title,
    companyName: job.companyName,
    dateOfJoining,
    hasRequestedDate: offer.reply?.answer === 'OTHER_DATE',
  };
  return (
    <section className={classes.interview} aria-label={`Offer: ${job.title}`}>
      <h3>{offer.viewerCanAnswer ? 'You have an offer' : 'Your offer'}</h3>
      {offer.reply ? <OfferSummary application={application} /> : null}
      {offer.reply || offer.viewerCanAnswer ? null : <p>{APPLICATION_MESSAGES.offerClosed}</p>}
      {offer.viewerCanAnswer ? (
        <div className={classes.answers}>
          <OfferAnswer
            offer={details}
            onAnswer={async (reply) => {
              await answer({ variables: { input: { applicationId, offerId: offer.id, ...reply } } });
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
