export { OfferByLink as Component } from '../../../features/offers/offer-by-link';
