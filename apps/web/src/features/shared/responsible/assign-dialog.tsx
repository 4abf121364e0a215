import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { SelectField } from '../../../components/form/select-field';
import { useResponsibleOptions } from './use-responsible-options';

interface AssignDialogProps {
  opened: boolean;
  title: string;
  /** The administrator who is chosen when it opens: an id, or NOBODY. */
  initial: string;
  /** The names of the records. */
  children: ReactNode;
  onClose: () => void;
  onAssign: (administrator: string, name: string) => Promise<void>;
}

/** Chooses the administrator who is responsible for records. */
export function AssignDialog({ opened, title, initial, children, onClose, onAssign }: AssignDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const options = useResponsibleOptions({ own: 'Me', isNeeded: opened });
  const value = chosen ?? initial;
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel="Save"
      pendingLabel="Saving..."
      isTopAligned
      onClose={close}
      onConfirm={() => onAssign(value, options.find((option) => option.value === value)?.label ?? '')}
    >
      {children}
      <SelectField
        mt="md"
        label="Responsible"
        searchable
        allowDeselect={false}
        data={options}
        value={value}
        onChange={setChosen}
      />
    </ConfirmDialog>
  );
}
