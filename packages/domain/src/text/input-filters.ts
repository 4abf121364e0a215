/** Filters for input fields while typing (specification 1 §5, 2 §5, 3 §5). Each is idempotent. */

/** Replaces digits of Indian, Arabic and East Asian scripts by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    // Each Indian script has its ten digits at the same offset of its block of 128 characters.
    if (code >= 0x0966 && code <= 0x0d6f) return String((code - 0x0966) % 128);
    return /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(digit) ? String(code % 16) : digit;
  });
}

export function filterDigits(text: string, max = Number.POSITIVE_INFINITY): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, max);
}

/** For phone and year fields of the company profile: digits and dots, at most 10 characters. */
export function filterDigitsAndDots(text: string): string {
  return latinDigits(text)
    .replace(/[^\d.]/g, '')
    .slice(0, 10);
}

export function filterLettersAndSpaces(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '');
}

export function filterOrganizationName(text: string): string {
  return text.replace(/[^\p{L}\p{M}\d&.,'()/\- ]/gu, '');
}

/**
 * Keeps the characters of organization names and email addresses in a search text. A removed character between two words becomes a space, so
 * that the words of a pasted title stay apart.
 */
export function filterSearchedTitle(text: string): string {
  return text.replace(/[^\u200D\u200C\p{L}\p{M}\d&.,'’()/\-@_+ ]+/gu, (dropped, offset: number) => {
    const isBetweenWords = /^\S\S$/.test((text[offset - 1] ?? '') + (text[offset + dropped.length] ?? ''));
    return isBetweenWords ? ' ' : '';
  });
}

export function filterAlphanumeric(text: string, max = Number.POSITIVE_INFINITY): string {
  return text.replace(/[^A-Za-z0-9]/g, '').slice(0, max);
}

/**
 * Filters marks to digits and separators. Invalid marks, such as 101.555, -5 or 9/10, are not changed, so that
 * validation rejects them.
 */
export function filterMarks(text: string): string {
  return latinDigits(text).replace(/[^\d.,/ -]/g, '');
}
