export { ManageEmployers as Component } from '../../../features/records/employers/manage-employers';
