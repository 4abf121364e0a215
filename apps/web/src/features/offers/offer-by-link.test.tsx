import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import {
  AnswerOfferByLinkDocument,
  LinkedOfferDocument,
  type LinkedOfferFragment,
} from './linked-offer.public.generated';

const offer: LinkedOfferFragment = {
  id: '91',
  firstName: 'Asha',
  jobTitle: 'Accountant',
  companyName: 'Rao & Sons',
  dateOfJoining: '2030-12-15',
  offerLetter: { id: '9', name: 'offer.docx', url: '/files/9?signature=old' },
  isOpen: true,
  reply: null,
};
const LINK = `${paths.offer}?token=secret-token`;

it('the link of an offer email shows the offer, asks for confirmation and shows that the offer is accepted', async () => {
  answerQuery(LinkedOfferDocument, { linkedOffer: offer });
  const sent = answerMutation(AnswerOfferByLinkDocument, () => {
    const reply = {
      id: '5',
      answer: 'ACCEPTED',
      reason: null,
      note: null,
      wishedDate: null,
      answeredAt: '2030-11-20T06:00:00.000Z',
    } as const;
    return { answerOfferByLink: { offer: { ...offer, isOpen: false, reply } } };
  });
  const { user } = renderApp(LINK);
  expect(await screen.findByText('Hello Asha, Rao & Sons would like to hire you.')).toBeVisible();
  expect(screen.getByText('15/12/2030')).toBeVisible();
  expect(screen.getByRole('link', { name: 'offer.docx' })).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  expect(dialog.getByText('You join “Accountant” at Rao & Sons on 15/12/2030. You cannot undo this.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Accept the Offer' }));
  expect(await screen.findByText('Offer accepted')).toBeVisible();
  expect(screen.getByText('Hello Asha, you have accepted the offer of Rao & Sons.')).toBeVisible();
  expect(sent).toEqual([{ token: 'secret-token', answer: 'ACCEPTED', reason: null, note: null, wishedDate: null }]);
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

it('an offer link that is no longer valid shows a message and a link to the applications', async () => {
  answerQuery(LinkedOfferDocument, { linkedOffer: null });
  renderApp(LINK);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid. Log in to see your offer.');
  expect(screen.getByRole('link', { name: 'My applications' })).toHaveAttribute('href', paths.candidate.applications);
});

it('an offer for the day of another accepted one asks which, and declines the other one', async () => {
  const sentence =
    'You have already accepted “Weaver” at Tapi Mills, which begins on the same day. Which one do you choose?';
  answerQuery(LinkedOfferDocument, { linkedOffer: offer });
  const sent = answerMutation(AnswerOfferByLinkDocument, ({ input }) =>
    input.declinesOther
      ? { answerOfferByLink: { offer: { ...offer, isOpen: false } } }
      : errorResponse('OFFER_CLASH', sentence),
  );
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Accept the Offer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'This One, Decline the Other' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ declinesOther }) => declinesOther)).toEqual([undefined, true]);
});

it('accepting an offer that has been withdrawn or changed shows a message', async () => {
  const sentence = 'This offer is no longer available. The company has withdrawn or changed it.';
  answerQuery(LinkedOfferDocument, { linkedOffer: offer });
  answerMutation(AnswerOfferByLinkDocument, () => errorResponse('OFFER_GONE', sentence));
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Accept the Offer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
