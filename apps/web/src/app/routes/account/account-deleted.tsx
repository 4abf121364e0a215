export { AccountDeleted as Component } from '../../../features/my-data/account-deleted';
