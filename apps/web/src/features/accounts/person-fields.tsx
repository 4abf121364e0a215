import { SimpleGrid, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { PhoneField } from '../../components/phone-field';

type PersonField = 'firstName' | 'lastName' | 'email' | 'contact';

interface PersonFieldsProps {
  field: (name: PersonField) => GetInputPropsReturnType;
  set: (name: PersonField, value: string) => void;
}

/** Who signs up: names (letters and spaces only while typing), email and contact. */
export function PersonFields({ field, set }: PersonFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        label="First Name"
        autoComplete="given-name"
        withAsterisk
        {...field('firstName')}
        onChange={(event) => set('firstName', filterLettersAndSpaces(event.currentTarget.value))}
      />
      <TextInput
        label="Last Name"
        autoComplete="family-name"
        withAsterisk
        {...field('lastName')}
        onChange={(event) => set('lastName', filterLettersAndSpaces(event.currentTarget.value))}
      />
      <TextInput label="Email" type="email" autoComplete="email" withAsterisk {...field('email')} />
      <PhoneField label="Contact No" withAsterisk {...field('contact')} onChange={(digits) => set('contact', digits)} />
    </SimpleGrid>
  );
}
