import { FileInput, type FileInputProps } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { FileLink, type LinkedFile } from '../file-link';
import classes from './upload-field.module.css';

type UploadFieldProps = Omit<FileInputProps, 'value' | 'onChange' | 'multiple'> & {
  value?: File | null;
  onChange: (file: File | null) => void;
  /** A file that the server already has, shown as a link. */
  existing?: LinkedFile | null;
  /** Requests the latest link of the existing file. Without it the field opens the current link. */
  renew?: (id: string) => Promise<string | null>;
};

/** The whole name in as many lines as it needs, because its end often tells two files apart. */
const FileName = ({ value }: { value: File | File[] | null }) => (
  <span className={classes.name}>{value && 'name' in value ? value.name : null}</span>
);

const asGiven = () => Promise.resolve(null);

/**
 * A file to upload. A chosen file can be removed. An existing file is shown as a link. `accept` is a list such as
 * `.pdf,.docx`.
 */
export function UploadField({
  existing,
  renew = asGiven,
  description,
  placeholder = 'Choose a file',
  ...props
}: UploadFieldProps) {
  return (
    <FileInput
      clearable
      clearButtonProps={{ 'aria-label': props.value ? `Clear ${props.value.name}` : 'Clear the file' }}
      valueComponent={FileName}
      placeholder={existing ? 'Replace the file' : placeholder}
      inputWrapperOrder={existing ? ['label', 'input', 'description', 'error'] : undefined}
      leftSection={<IconUpload size={18} aria-hidden />}
      description={
        existing ? (
          <>
            {description ? <>{description} · </> : null}
            <FileLink file={existing} renew={renew} />
          </>
        ) : (
          description
        )
      }
      {...props}
    />
  );
}
