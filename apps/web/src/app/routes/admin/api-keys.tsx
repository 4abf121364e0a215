export { ApiKeys as Component } from '../../../features/api-keys/api-keys';
