import { SAVED_VIEW_NAME_MAX, savedViewNameSchema, savedViewPath } from '@job-alert/domain/lists/saved-view';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { NameDialog } from '../../components/dialog/name-dialog';
import { useDialog } from '../../components/list/use-dialog';
import { useCloseOnBack } from '../../lib/close-on-back';
import { checkWithoutCleaning } from '../../lib/forms/check';
import {
  type SavedViewFragment,
  useDeleteViewMutation,
  useRenameViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
} from './saved-views.generated';
import classes from './saved-views.module.css';

const naming = {
  maxLength: SAVED_VIEW_NAME_MAX,
  rules: (values: { name: string }) => checkWithoutCleaning(savedViewNameSchema, values),
};

/** The administrator's saved views, and a button to save the current list while it is filtered or sorted. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const present = savedViewPath(pathname + search);
  const canSave = present !== null && present !== pathname;
  const { data } = useSavedViewsQuery({ fetchPolicy: 'cache-only' });
  const views = data?.viewer?.savedViews ?? [];
  const [saveView] = useSaveViewMutation();
  const [renameView] = useRenameViewMutation();
  const [deleteView] = useDeleteViewMutation();
  const saved = useDialog<string>();
  const renamed = useDialog<SavedViewFragment>();
  const deleted = useDialog<SavedViewFragment>();
  if (views.length === 0 && !canSave) return null;

  return (
    <nav aria-label="Saved views" className={classes.views}>
      {views.length > 0 ? <Text className={classes.title}>Saved views</Text> : null}
      {views.map((view) => (
        <div key={view.id} className={classes.view}>
          <Link
            to={view.path}
            className={classes.entry}
            aria-label={view.name}
            aria-current={view.path === present ? 'page' : undefined}
          >
            <IconBookmark size={20} stroke={1.7} aria-hidden />
            <span className={classes.name} title={view.name}>
              {view.name}
            </span>
          </Link>
          <ViewMenu name={view.name} onRename={() => renamed.open(view)} onDelete={() => deleted.open(view)} />
        </div>
      ))}
      {canSave ? (
        <UnstyledButton className={classes.entry} aria-label="Save this view" onClick={() => saved.open(present)}>
          <IconBookmarkPlus size={20} stroke={1.7} aria-hidden />
          <span className={classes.name}>Save this view</span>
        </UnstyledButton>
      ) : null}
      <NameDialog
        {...naming}
        title="Save this view"
        opened={saved.opened}
        name=""
        onClose={saved.close}
        onSave={(name) => saveView({ variables: { input: { name, path: saved.subject ?? '' } } })}
      />
      <NameDialog
        {...naming}
        title="Rename the view"
        opened={renamed.opened}
        name={renamed.subject?.name ?? ''}
        onClose={renamed.close}
        onSave={(name) => renameView({ variables: { input: { id: renamed.subject?.id ?? '', name } } })}
      />
      <ConfirmDialog
        opened={deleted.opened}
        title="Delete the view?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isDestructive
        onClose={deleted.close}
        onConfirm={async () => {
          // If the deletion fails, the view stays in the sidebar.
          await deleteView({ variables: { input: { id: deleted.subject?.id ?? '' } } }).catch((error: unknown) =>
            console.error('The view could not be deleted.', error),
          );
        }}
      >
        <strong>{deleted.subject?.name}</strong>
      </ConfirmDialog>
    </nav>
  );
}

interface ViewMenuProps {
  name: string;
  onRename: () => void;
  onDelete: () => void;
}

function ViewMenu({ name, onRename, onDelete }: ViewMenuProps) {
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="right-start"
      shadow="md"
      width={160}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon className={classes.more} variant="transparent" size={36} aria-label={`Change the view ${name}`}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>Rename</Menu.Item>
        <Menu.Item onClick={onDelete}>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
