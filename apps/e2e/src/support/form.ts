import type { Locator, Page } from 'playwright-core';

type Place = Page | Locator;

/** A text field, with or without suggestions. */
const textField = (place: Place, label: string): Locator =>
  place
    .getByRole('textbox', { name: label, exact: true })
    .or(place.getByRole('combobox', { name: label, exact: true }));

export async function fill(place: Place, label: string, text: string): Promise<void> {
  await textField(place, label).fill(text);
}

export async function choose(place: Place, label: string, entry: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label, exact: true });
  await field.click();
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('option', { name: entry, exact: true }).click();
}

export async function press(place: Place, name: string): Promise<void> {
  await place.getByRole('button', { name, exact: true }).click();
}

/** Waits until the page shows the text. A string may match a part of a text. `timeout` is in milliseconds. */
export async function reads(place: Place, text: string | RegExp, timeout?: number): Promise<void> {
  await place
    .getByText(text)
    .first()
    .waitFor(timeout === undefined ? {} : { timeout });
}

export async function focused(place: Place, label: string): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  await textField(place, label).and(page.locator(':focus')).waitFor();
}

export const fieldValue = (place: Place, label: string): Promise<string> => textField(place, label).inputValue();
