export { PrivacyPolicy as Component } from '../../../features/site/privacy-policy';
