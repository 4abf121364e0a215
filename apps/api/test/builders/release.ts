/** Whether this is `npm run test:release`, which also runs what is slow by nature. */
export const IS_RELEASE = process.env['TEST_RELEASE'] === '1';
