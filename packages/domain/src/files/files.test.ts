import { describe, expect, test } from 'vitest';
import { DOCX, FILE_PURPOSES, fileInputAccept, JPEG, PDF, PNG, validateFile } from './files.js';

const pdf = { name: 'asha.pdf', mediaType: PDF, size: 1000 };

describe.each(FILE_PURPOSES)('a file for %s', (purpose) => {
  test('may be a PDF', () => {
    expect(validateFile(pdf, purpose)).toBeNull();
  });

  test('is rejected if it is empty or larger than 5 MB', () => {
    // Literal numbers, because a test that reads the product's constant would accept any limit.
    expect(validateFile({ ...pdf, size: 5_242_880 }, purpose)).toBeNull();
    expect(validateFile({ ...pdf, size: 5_242_881 }, purpose)).toBe('The file must not be larger than 5 MB.');
    expect(validateFile({ ...pdf, size: 0 }, purpose)).toBe('The file is empty.');
  });

  test('is rejected if its media type is HTML', () => {
    expect(validateFile({ ...pdf, mediaType: 'text/html' }, purpose)).toMatch(/^Only .* files are allowed\.$/);
    expect(validateFile({ ...pdf, mediaType: 'constructor' }, purpose)).toMatch(/^Only .* files are allowed\.$/);
  });
});

test('a resume is a PDF or a DOCX', () => {
  expect(validateFile({ name: 'asha.docx', mediaType: DOCX, size: 1 }, 'RESUME')).toBeNull();
  expect(validateFile({ name: 'asha.DOCX', mediaType: '', size: 1 }, 'RESUME')).toBeNull();
  expect(validateFile({ name: 'asha.png', mediaType: PNG, size: 1 }, 'RESUME')).toBe(
    'Only PDF or DOCX files are allowed.',
  );
  expect(validateFile({ name: 'asha.doc', mediaType: 'application/msword', size: 1 }, 'RESUME')).not.toBeNull();
  expect(
    validateFile({ name: 'asha.docx.exe', mediaType: 'application/octet-stream', size: 1 }, 'RESUME'),
  ).not.toBeNull();
});

test('an identity document is a PDF or a JPEG image, not a DOCX', () => {
  for (const purpose of ['AADHAAR_CARD', 'PAN_CARD', 'DRIVING_LICENSE', 'PASSPORT'] as const) {
    expect(validateFile({ name: 'card.jpeg', mediaType: JPEG, size: 1 }, purpose)).toBeNull();
    expect(validateFile({ name: 'card.docx', mediaType: DOCX, size: 1 }, purpose)).toBe(
      'Only PDF, JPEG or PNG files are allowed.',
    );
  }
});

test('a file input accepts media types and file extensions', () => {
  expect(fileInputAccept('PASSPORT')).toBe('application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png');
});
