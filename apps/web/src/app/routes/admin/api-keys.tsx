export { ApiKeys as Component } from '../../../features/api-clients/api-keys';
