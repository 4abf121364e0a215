import { MAX_ADDRESSES, normalisePrimaryAddress } from '@job-alert/domain/companies/company-profile';
import { filterDigits, filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { IconMapPinMinus, IconMapPinPlus } from '@tabler/icons-react';
import { FormSection } from '../../components/form/form-section';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { emptyAddress } from './company-profile-form';
import type { ProfileForm } from './use-profile-form';

const countries = [COUNTRY];
const pincodeDigits = (text: string) => filterDigits(text, 10);

/** Tab 3: the addresses of the company. Exactly one is primary. */
export function AddressesTab({ form }: { form: ProfileForm }) {
  const { addresses } = form.values;
  const choosePrimary = (chosen: number) =>
    form.setFieldValue(
      'addresses',
      addresses.map((address, index) => ({ ...address, isPrimary: index === chosen })),
    );
  const removeLast = () => form.setFieldValue('addresses', normalisePrimaryAddress(addresses.slice(0, -1)));

  return (
    <Stack gap="md">
      {addresses.map((address, index) => (
        <Location
          key={address.key}
          form={form}
          index={index}
          title={addresses.length > 1 ? `Location ${index + 1}` : 'Location'}
          onPrimary={() => choosePrimary(index)}
        />
      ))}
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<IconMapPinPlus size={18} aria-hidden />}
          disabled={addresses.length >= MAX_ADDRESSES}
          onClick={() => form.insertListItem('addresses', emptyAddress(false))}
        >
          + Add Location
        </Button>
        {addresses.length > 1 ? (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconMapPinMinus size={18} aria-hidden />}
            onClick={removeLast}
          >
            - Remove
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

interface LocationProps {
  form: ProfileForm;
  index: number;
  title: string;
  onPrimary: () => void;
}

function Location({ form, index, title, onPrimary }: LocationProps) {
  const at = `addresses.${index}` as const;
  return (
    <FormSection
      title={title}
      action={
        <Radio
          label="Primary Address"
          name="primary-address"
          checked={form.values.addresses[index]?.isPrimary ?? false}
          onChange={onPrimary}
        />
      }
    >
      <TextField
        label="Address Line One"
        autoComplete="address-line1"
        withAsterisk
        {...form.getInputProps(`${at}.line1`)}
      />
      <TextField label="Address Line Two" autoComplete="address-line2" {...form.getInputProps(`${at}.line2`)} />
      <SelectField label="Country" data={countries} withAsterisk {...form.getInputProps(`${at}.country`)} />
      <SelectField
        label="State"
        placeholder="Choose a state"
        data={STATES}
        searchable
        withAsterisk
        {...form.getInputProps(`${at}.state`)}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        withAsterisk
        filter={filterLettersAndSpaces}
        {...form.getInputProps(`${at}.city`)}
      />
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        withAsterisk
        filter={pincodeDigits}
        {...form.getInputProps(`${at}.pincode`)}
      />
    </FormSection>
  );
}
