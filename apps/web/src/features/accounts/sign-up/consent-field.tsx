import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** The checkbox for the privacy consent. The server stores the consent with its time and version. */
export function ConsentField(props: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      size="md"
      // Mantine's checkbox does not set this attribute. The form uses it to find the first invalid field.
      aria-invalid={props.error ? true : undefined}
      label={
        <>
          I have read the{' '}
          <Anchor component={Link} to={paths.privacyPolicy} target="_blank" fw={600}>
            Privacy Policy
          </Anchor>{' '}
          and agree that my details are used for recruitment.
        </>
      }
      {...props}
    />
  );
}
