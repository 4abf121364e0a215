import { TextInput } from '@mantine/core';
import { filterPersonName } from '@job-alert/domain/person-name';
import { PhoneField } from '../../components/phone-field';
import type { PublicForm } from '../../components/use-public-form';
import classes from './pair.module.css';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  contact: string;
}

/** Who signs up: names (only the characters of names while typing), email and contact. */
export function PersonFields({ form }: { form: PublicForm<Person> }) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="First Name"
        autoComplete="given-name"
        withAsterisk
        {...form.typed('firstName', filterPersonName)}
      />
      <TextInput
        label="Last Name"
        autoComplete="family-name"
        withAsterisk
        {...form.typed('lastName', filterPersonName)}
      />
      <TextInput label="Email" type="email" autoComplete="email" withAsterisk {...form.typed('email')} />
      <PhoneField label="Contact No" withAsterisk {...form.field('contact')} />
    </div>
  );
}
