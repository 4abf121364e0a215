import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import { contactMessageSchema } from './contact-message.js';

const message = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '9876543210',
  message: 'Please call me.\nThank you.',
  userType: 'CANDIDATE',
};

test('a valid message is accepted unchanged', () => {
  expect(validate(contactMessageSchema, message)).toEqual({ ok: true, value: message });
});

test('the four text fields are required', () => {
  expect(errorsOf(contactMessageSchema, { name: '', email: ' ', phone: '', message: '\n' })).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    phone: ['Phone is required'],
    message: ['Message is required'],
  });
});

test('the sender is an employer by default', () => {
  const { userType: _, ...withoutType } = message;
  const result = validate(contactMessageSchema, withoutType);
  expect(result.ok && result.value.userType).toBe('EMPLOYER');
});

test('the user type ADMIN is rejected', () => {
  expect(errorsOf(contactMessageSchema, { ...message, userType: 'ADMIN' })).toEqual({
    userType: ['Choose a valid User Type.'],
  });
});

test.each([
  { typed: '+91 98765-43210', digits: '9876543210' },
  { typed: '(0261) 234 5678', digits: '2612345678' },
])('the phone number $typed is stored as $digits', ({ typed, digits }) => {
  const result = validate(contactMessageSchema, { ...message, phone: typed });
  expect(result.ok && result.value.phone).toBe(digits);
});

test('an invalid phone number and an invalid email are rejected', () => {
  expect(errorsOf(contactMessageSchema, { ...message, phone: 'call me', email: 'asha' })).toEqual({
    phone: ['Phone must be exactly 10 digits'],
    email: ['Invalid email format'],
  });
});

test('line breaks in a name are removed, so that it is safe in an email header', () => {
  const result = validate(contactMessageSchema, { ...message, name: 'Asha\r\nBcc: all@example.com' });
  expect(result.ok && result.value.name).toBe('Asha Bcc: all@example.com');
});
