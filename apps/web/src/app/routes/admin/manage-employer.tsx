export { ManageEmployers as Component } from '../../../features/manage-employers/manage-employers';
