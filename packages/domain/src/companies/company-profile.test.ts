import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import {
  companyAccountSchema,
  companyAddressesSchema,
  companyInformationSchema,
  companyProfileSchema,
  isCompanyProfileComplete,
  joinFullName,
  normalisePrimaryAddress,
  splitFullName,
} from './company-profile.js';

const address = {
  line1: '12 Ring Road',
  line2: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  pincode: '395002',
  isPrimary: true,
};
const profile = {
  account: { fullName: 'Ravi Rao', contact: '9876543210' },
  company: {
    email: 'office@rao.example.com',
    industry: 'Textile',
    size: 120,
    phone: '9876543211',
    headquarters: 'Surat',
    yearEstablished: 1998,
    description: 'Exports of cotton.',
  },
  addresses: [address],
};

describe('the account tab', () => {
  test('lists the required fields', () => {
    expect(errorsOf(companyAccountSchema, {})).toEqual({
      fullName: ['Full Name is required.'],
      email: ['Company email is required.'],
      contact: ['Contact number is required.'],
    });
  });

  test('rejects malformed values', () => {
    expect(errorsOf(companyAccountSchema, { fullName: 'Ravi 2', email: 'ravi', contact: '98765' })).toEqual({
      fullName: ['Full Name must contain only letters and spaces.'],
      email: ['Enter a valid email address.'],
      contact: ['Contact number must be exactly 10 digits.'],
    });
  });
});

const informationSchema = companyInformationSchema('2025-11-21');
const profileSchema = companyProfileSchema('2025-11-21');

describe('the company tab', () => {
  test('requires all fields except email and size', () => {
    expect(errorsOf(informationSchema, { email: '', size: '' })).toEqual({
      industry: ['Industry Type is required.'],
      phone: ['Contact Phone number is required.'],
      headquarters: ['Head Quarter is required.'],
      yearEstablished: ['Year Established is required.'],
      description: ['Company Description is required.'],
    });
  });

  test.each([
    { field: 'email', value: 'office@', message: 'Enter a valid company email address.' },
    { field: 'phone', value: '98765.4321', message: 'Contact Phone number must be exactly 10 digits.' },
    { field: 'yearEstablished', value: '98', message: 'Year must be 4 digits.' },
    { field: 'yearEstablished', value: 19980, message: 'Year must be 4 digits.' },
    { field: 'yearEstablished', value: '199.', message: 'Year must be 4 digits.' },
    { field: 'yearEstablished', value: '0000', message: 'Year must be between 1800 and 2025.' },
    { field: 'yearEstablished', value: 2026, message: 'Year must be between 1800 and 2025.' },
    { field: 'size', value: '50-100', message: 'Company size must be a number.' },
    { field: 'size', value: -1, message: 'Company size must be a number.' },
  ])('rejects $field $value', ({ field, value, message }) => {
    expect(errorsOf(informationSchema, { ...profile.company, [field]: value })).toEqual({ [field]: [message] });
  });

  test('accepts year and size as text from a form', () => {
    expect(validate(informationSchema, { ...profile.company, yearEstablished: '1998', size: '120' })).toEqual({
      ok: true,
      value: profile.company,
    });
  });
});

describe('the address tab', () => {
  test('lists the required fields of each location', () => {
    expect(errorsOf(companyAddressesSchema, { addresses: [address, {}] })).toEqual({
      'addresses.1.line1': ['Address Line One is required.'],
      'addresses.1.city': ['City is required.'],
      'addresses.1.state': ['State is required.'],
      'addresses.1.country': ['Country is required.'],
      'addresses.1.pincode': ['Pincode is required.'],
    });
  });

  test('requires a pin code of six digits', () => {
    expect(errorsOf(companyAddressesSchema, { addresses: [{ ...address, pincode: '39500' }] })).toEqual({
      'addresses.0.pincode': ['Pin code must be 6 digits.'],
    });
  });

  test('requires between one and twenty locations', () => {
    expect(errorsOf(companyAddressesSchema, {})).toEqual({ addresses: ['At least one location is required.'] });
    expect(errorsOf(companyAddressesSchema, { addresses: [] })).toEqual({
      addresses: ['At least one location is required.'],
    });
    expect(errorsOf(companyAddressesSchema, { addresses: Array(21).fill(address) })).toEqual({
      addresses: ['At most 20 locations are allowed.'],
    });
  });
});

describe('the whole profile', () => {
  test('is accepted unchanged', () => {
    expect(validate(profileSchema, profile)).toEqual({ ok: true, value: profile });
  });

  test('drops read-only fields', () => {
    const result = validate(profileSchema, {
      ...profile,
      account: { ...profile.account, email: 'other@example.com' },
      company: { ...profile.company, name: 'Other', website: 'https://other.example.com' },
    });
    expect(result).toEqual({ ok: true, value: profile });
  });

  test('gets exactly one primary address', () => {
    const result = validate(profileSchema, {
      ...profile,
      addresses: [{ ...address, isPrimary: null }, address, address],
    });
    expect(result.ok && result.value.addresses.map((a) => a.isPrimary)).toEqual([false, true, false]);
  });
});

test('exactly one address is primary: the first one marked as primary, or else the first address', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), (flags) => {
      const normal = normalisePrimaryAddress(flags.map((isPrimary, id) => ({ id, isPrimary })));
      expect(normal.map((a) => a.id)).toEqual(flags.map((_, id) => id));
      expect(normal.filter((a) => a.isPrimary).map((a) => a.id)).toEqual([Math.max(0, flags.indexOf(true))]);
    }),
  );
  expect(normalisePrimaryAddress([])).toEqual([]);
});

describe('a company profile', () => {
  test('is complete with every required field and a primary address', () => {
    expect(isCompanyProfileComplete(profile)).toBe(true);
    expect(isCompanyProfileComplete({ ...profile, company: { ...profile.company, yearEstablished: '1998' } })).toBe(
      true,
    );
  });

  test.each(['industry', 'phone', 'headquarters', 'yearEstablished', 'description'])(
    'is incomplete without %s',
    (field) => {
      expect(isCompanyProfileComplete({ ...profile, company: { ...profile.company, [field]: null } })).toBe(false);
      expect(isCompanyProfileComplete({ ...profile, company: { ...profile.company, [field]: ' ' } })).toBe(false);
    },
  );

  test('is incomplete without the name and contact of the account', () => {
    for (const field of ['fullName', 'contact']) {
      expect(isCompanyProfileComplete({ ...profile, account: { ...profile.account, [field]: '' } })).toBe(false);
    }
  });

  test('is incomplete without a primary address or with an unfinished address', () => {
    expect(isCompanyProfileComplete({ ...profile, addresses: [] })).toBe(false);
    expect(isCompanyProfileComplete({ ...profile, addresses: [{ ...address, isPrimary: false }] })).toBe(false);
    expect(isCompanyProfileComplete({ ...profile, addresses: [address, { ...address, city: null }] })).toBe(false);
  });
});

describe('a full name', () => {
  test('is split into its first word and the rest', () => {
    expect(splitFullName(' Asha  Ben Patel ')).toEqual({ firstName: 'Asha', lastName: 'Ben Patel' });
    expect(splitFullName('Asha')).toEqual({ firstName: 'Asha', lastName: '' });
    expect(splitFullName('')).toEqual({ firstName: '', lastName: '' });
  });

  test('is unchanged after it is split and joined', () => {
    expect(joinFullName({ firstName: 'Asha', lastName: '' })).toBe('Asha');
    const words = fc.array(fc.stringMatching(/^[A-Za-z]+$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, (list) => {
        expect(joinFullName(splitFullName(list.join(' ')))).toBe(list.join(' '));
      }),
    );
  });
});
