import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import {
  candidateImportSchema,
  candidateSignUpFormSchema,
  candidateSignUpSchema,
  employerSignUpFormSchema,
  employerSignUpSchema,
  forgotPasswordSchema,
  newPasswordSchema,
  resetPasswordSchema,
  signInSchema,
} from './accounts.js';

const candidate = {
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  contact: '9876543210',
  password: 'Monsoon#2025',
  experienceLevel: 'FRESHER',
};
const employer = {
  firstName: 'Ravi',
  lastName: 'Rao',
  email: 'ravi@example.com',
  contact: '9876543211',
  password: 'Monsoon#2025',
  organizationName: "Rao & Sons' (Exports)",
  companyWebsite: 'https://rao.example.com',
  gstin: '24ABCDE1234F1Z5',
};

describe('a candidate’s sign-up', () => {
  test('is accepted with trimmed names and its email in lower case', () => {
    expect(validate(candidateSignUpSchema, { ...candidate, firstName: ' Asha ', email: ' Asha@Example.com ' })).toEqual(
      {
        ok: true,
        value: { ...candidate, email: 'asha@example.com' },
      },
    );
  });

  test('lists every required field when it is empty', () => {
    const errors = {
      firstName: ['First Name is required'],
      lastName: ['Last Name is required'],
      email: ['Email is required'],
      contact: ['Contact No is required'],
      password: ['Password is required'],
      experienceLevel: ['Experience is required'],
    };
    expect(errorsOf(candidateSignUpSchema, {})).toEqual(errors);
    expect(
      errorsOf(candidateSignUpSchema, {
        firstName: ' ',
        lastName: '',
        email: '',
        contact: ' ',
        password: '',
        experienceLevel: '',
      }),
    ).toEqual(errors);
  });

  test.each([
    { field: 'contact', value: '987654321', message: 'Contact number must be exactly 10 digits' },
    { field: 'contact', value: '98765432101', message: 'Contact number must be exactly 10 digits' },
    { field: 'contact', value: '+919876543', message: 'Contact number must be exactly 10 digits' },
    { field: 'email', value: 'asha.example.com', message: 'Invalid email format' },
    { field: 'email', value: 'asha@example', message: 'Invalid email format' },
    { field: 'email', value: 'a@example.com,b@example.com', message: 'Invalid email format' },
    { field: 'email', value: 'a@example.com\r\nBcc: b@example.com', message: 'Invalid email format' },
    { field: 'email', value: `${'a'.repeat(250)}@example.com`, message: 'Invalid email format' },
    { field: 'firstName', value: 'Asha2', message: 'First Name must contain only letters and spaces.' },
    { field: 'lastName', value: 'x'.repeat(101), message: 'Last Name must be at most 100 characters.' },
    { field: 'experienceLevel', value: 'SENIOR', message: 'Choose a valid Experience.' },
    {
      field: 'password',
      value: 'monsoon',
      message:
        'Password must have at least 8 characters, at least one uppercase letter, at least one number, at least one special character',
    },
  ])('is rejected with $field $value', ({ field, value, message }) => {
    expect(errorsOf(candidateSignUpSchema, { ...candidate, [field]: value })).toEqual({ [field]: [message] });
  });

  test('keeps the spaces of a password', () => {
    const result = validate(candidateSignUpSchema, { ...candidate, password: ' Monsoon#2025 ' });
    expect(result.ok && result.value.password).toBe(' Monsoon#2025 ');
  });

  test('drops unknown fields such as a user type', () => {
    const result = validate(candidateSignUpSchema, { ...candidate, userType: 'ADMIN', isActive: false });
    expect(result.ok && Object.keys(result.value).sort()).toEqual(Object.keys(candidate).sort());
  });

  test('requires the same password twice on its form', () => {
    expect(errorsOf(candidateSignUpFormSchema, candidate)).toEqual({
      confirmPassword: ['Confirm Password is required'],
    });
    expect(errorsOf(candidateSignUpFormSchema, { ...candidate, confirmPassword: 'Monsoon#2026' })).toEqual({
      confirmPassword: ['Passwords do not match'],
    });
    expect(errorsOf(candidateSignUpFormSchema, { ...candidate, confirmPassword: candidate.password })).toEqual({});
  });

  test('compares the passwords on its form even when other fields are invalid', () => {
    expect(
      errorsOf(candidateSignUpFormSchema, { ...candidate, firstName: '', password: 'weak', confirmPassword: 'weaker' }),
    ).toMatchObject({ firstName: ['First Name is required'], confirmPassword: ['Passwords do not match'] });
  });

  test('is rejected without an exception if it is not an object', () => {
    for (const input of [null, undefined, 'text', 7, []]) {
      expect(validate(candidateSignUpFormSchema, input).ok).toBe(false);
    }
  });

  test('requires no password in an import', () => {
    const { password: _, experienceLevel: experience, ...imported } = candidate;
    expect(errorsOf(candidateImportSchema, { ...imported, experience })).toEqual({});
  });
});

describe('an employer’s sign-up', () => {
  test('is accepted with its GSTIN in upper case and a scheme before its website', () => {
    const result = validate(employerSignUpSchema, {
      ...employer,
      gstin: '24abcde1234f1z5',
      companyWebsite: 'rao.example.com',
    });
    expect(result).toEqual({ ok: true, value: employer });
  });

  test('lists every required field when it is empty', () => {
    expect(errorsOf(employerSignUpSchema, {})).toEqual({
      organizationName: ['Organization Name is required'],
      companyWebsite: ['Company Website is required'],
      gstin: ['GSTIN is required'],
      firstName: ['First Name is required'],
      lastName: ['Last Name is required'],
      email: ['Email is required'],
      contact: ['Contact No is required'],
      password: ['Password is required'],
    });
  });

  test.each([
    { field: 'gstin', value: '24ABCDE1234F1Z', message: 'GSTIN must be 15 alphanumeric characters' },
    { field: 'gstin', value: '24ABCDE1234F1Z5X', message: 'GSTIN must be 15 alphanumeric characters' },
    { field: 'gstin', value: '24ABCDE-234F1Z5', message: 'GSTIN must be 15 alphanumeric characters' },
    { field: 'companyWebsite', value: 'rao', message: 'Enter a valid URL (e.g., https://example.com)' },
    { field: 'companyWebsite', value: 'javascript:alert(1)', message: 'Enter a valid URL (e.g., https://example.com)' },
  ])('is rejected with $field $value', ({ field, value, message }) => {
    expect(errorsOf(employerSignUpSchema, { ...employer, [field]: value })).toEqual({ [field]: [message] });
  });

  test('requires the same password twice on its form', () => {
    expect(errorsOf(employerSignUpFormSchema, { ...employer, confirmPassword: 'other' })).toEqual({
      confirmPassword: ['Passwords do not match'],
    });
  });
});

describe('login', () => {
  test('requires an email and a password but not their formats', () => {
    expect(errorsOf(signInSchema, { email: ' ', password: '' })).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    });
    expect(validate(signInSchema, { email: ' asha ', password: ' x ' })).toEqual({
      ok: true,
      value: { email: 'asha', password: ' x ', rememberMe: false },
    });
  });
});

describe('password recovery', () => {
  test('requires an email', () => {
    expect(errorsOf(forgotPasswordSchema, { email: '' })).toEqual({ email: ['Please enter your email address.'] });
    expect(errorsOf(forgotPasswordSchema, {})).toEqual({ email: ['Please enter your email address.'] });
  });

  test('requires the new password twice on its form without checking its strength', () => {
    expect(errorsOf(resetPasswordSchema, { newPassword: '', confirmPassword: '' })).toEqual({
      newPassword: ['New Password is required'],
      confirmPassword: ['Confirm Password is required'],
    });
    expect(errorsOf(resetPasswordSchema, { newPassword: 'a', confirmPassword: 'b' })).toEqual({
      confirmPassword: ['Passwords do not match'],
    });
    expect(errorsOf(resetPasswordSchema, { newPassword: 'a', confirmPassword: 'a' })).toEqual({});
  });

  test('applies the password rules of the sign-up on the server', () => {
    expect(errorsOf(newPasswordSchema, { password: 'monsoon#2025' })).toEqual({
      password: ['Password must have at least one uppercase letter'],
    });
    expect(errorsOf(newPasswordSchema, { password: 'Monsoon#2025' })).toEqual({});
  });
});
