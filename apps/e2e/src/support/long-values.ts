import type { BrowserContext } from 'playwright-core';

/** Values as long as people in India have them, by the type of value that they replace. Most have no place for a line break. */
const LONG_EMAIL = 'venkatanarasimharajuvaripeta.thiruvananthapuramkaran@shreeramkrishna-consultancy.example';
const LONG_FILE_NAME = 'Curriculum_Vitae_Patel_Krupaben_Rameshbhai_Accountant_Tally_GST_final_updated(2)(1)';
const LONG_NAMES: Readonly<Record<string, string>> = {
  firstName: 'Venkatanarasimharajuvaripeta',
  lastName: 'Thiruvananthapuramkaran',
  website: 'https://www.shreeramkrishna-manpower-consultancy-services.example/surat/gujarat/about-us',
};

/** Makes the email addresses, file names and names of people in the answers of the portal long. */
export async function lengthenValues(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json(), (key, value: unknown) => longValue(key, value));
    await route.fulfill({ response, body });
  });
}

function longValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/email$/i.test(key) && value.includes('@')) return LONG_EMAIL;
  if (key === 'name' && /\.(?:pdf|docx?|jpe?g|png)$/i.test(value))
    return LONG_FILE_NAME + value.slice(value.lastIndexOf('.'));
  return LONG_NAMES[key] ?? value;
}
