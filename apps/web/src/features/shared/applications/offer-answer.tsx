import type { OfferAnswer as Answer } from '@job-alert/domain/applications/offer-answer';
import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../start/lazy-loading';
import type { OfferAnswerDialogProps } from './offer-answer-dialog';

// Loaded on demand, because the page that emails link to is for visitors.
const OfferAnswerDialog = lazyWithRetry(async () => (await import('./offer-answer-dialog')).OfferAnswerDialog);

/** Buttons for the three answers to an offer. Each answer needs confirmation. */
export function OfferAnswer({ offer, onAnswer }: Pick<OfferAnswerDialogProps, 'offer' | 'onAnswer'>) {
  const [openAnswer, setOpenAnswer] = useState<Answer | null>(null);
  return (
    <>
      <Group gap="sm">
        <Button onClick={() => setOpenAnswer('ACCEPTED')}>Accept</Button>
        {offer.hasRequestedDate ? null : (
          <Button variant="default" onClick={() => setOpenAnswer('OTHER_DATE')}>
            Ask for another date
          </Button>
        )}
        <Button variant="default" c="red.9" onClick={() => setOpenAnswer('DECLINED')}>
          Decline
        </Button>
      </Group>
      {openAnswer === null ? null : (
        <Suspense>
          <OfferAnswerDialog
            answer={openAnswer}
            offer={offer}
            onAnswer={onAnswer}
            onClose={() => setOpenAnswer(null)}
          />
        </Suspense>
      )}
    </>
  );
}
