export { Webhooks as Component } from '../../../features/api-clients/webhooks';
