import { Anchor, FileInput, type FileInputProps } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

type UploadFieldProps = Omit<FileInputProps, 'value' | 'onChange' | 'multiple'> & {
  value?: File | null;
  onChange: (file: File | null) => void;
  /** A file that the server already has, shown as a link. */
  existing?: { name: string; url: string } | null;
};

/** One file to upload: a chosen file can be taken back, an existing one is shown as a link. `accept` is a list such as `.pdf,.docx`. */
export function UploadField({ existing, description, ...props }: UploadFieldProps) {
  return (
    <FileInput
      clearable
      placeholder={existing ? 'Replace the file' : 'Choose a file'}
      leftSection={<IconUpload size={18} aria-hidden />}
      description={
        existing ? (
          <>
            {description ? <>{description} · </> : null}
            <Anchor href={existing.url} target="_blank" rel="noopener" inherit>
              {existing.name}
            </Anchor>
          </>
        ) : (
          description
        )
      }
      {...props}
    />
  );
}
