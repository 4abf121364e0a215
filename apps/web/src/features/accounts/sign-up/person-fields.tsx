import { filterPersonName } from '@job-alert/domain/text/person-name';
import { EmailField } from '../../../components/fields/email-field';
import { PhoneField } from '../../../components/fields/phone-field';
import { TextField } from '../../../components/form/text-field';
import type { Form } from '../../../components/form/use-form';
import classes from '../pair.module.css';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  contact: string;
}

/** The fields for name, email address and phone number. The name fields accept only characters that occur in names. */
export function PersonFields({ form }: { form: Form<Person> }) {
  return (
    <div className={classes.pair}>
      <TextField
        label="First Name"
        autoComplete="given-name"
        withAsterisk
        filter={filterPersonName}
        {...form.getInputProps('firstName')}
      />
      <TextField
        label="Last Name"
        autoComplete="family-name"
        withAsterisk
        filter={filterPersonName}
        {...form.getInputProps('lastName')}
      />
      <EmailField label="Email" withAsterisk {...form.getInputProps('email')} />
      <PhoneField label="Contact No" withAsterisk {...form.getInputProps('contact')} />
    </div>
  );
}
