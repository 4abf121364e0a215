import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** The consent, which is stored with its time and version. */
export function ConsentField(props: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      size="md"
      // Mantine's checkbox does not set this, and the first invalid field is found by it.
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
