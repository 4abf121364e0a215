export { InvitationByLink as Component } from '../../../features/invitations/invitation-by-link';
