import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { IconBriefcase, IconBuilding, IconNote, IconSearch, IconShieldCheck, IconUser } from '@tabler/icons-react';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { paths, withQuery } from '../../config/paths';
import { recordPath } from '../../config/record-paths';
import classes from './search-box.module.css';
import { type SearchEverythingQuery, useSearchEverythingQuery } from './search-everything.generated';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

export interface SearchableScreen {
  label: string;
  path: string;
  icon: Icon;
}

interface SearchBoxProps {
  opened: boolean;
  screens: readonly SearchableScreen[];
  onClose: () => void;
  onChoose: (path: string) => void;
}

const icons: Readonly<Record<string, Icon>> = {
  Candidates: IconUser,
  Employers: IconBuilding,
  Jobs: IconBriefcase,
  Administrators: IconShieldCheck,
  Notes: IconNote,
};

const [store, box] = createSpotlight();

/** The delay between the last key press and the request, in milliseconds. */
const DEBOUNCE_MS = 150;
const MAX_LENGTH = 254;
/** The number of characters of a note that are shown. */
const MAX_EXCERPT = 160;

/** The global search dialog. It finds screens by name, and records by word prefixes. */
export function SearchBox({ opened, screens, onClose, onChoose }: SearchBoxProps) {
  const { query } = useSpotlight(store);
  const id = useId();
  const listId = `${id}-list`;
  const [activeId, setActiveId] = useState<string>();
  const { groups, state } = useSearchResults(query.trim(), screens);
  const resultCount = groups.reduce((sum, { items }) => sum + items.length, 0);

  useEffect(() => {
    if (opened) box.open();
    else box.close();
  }, [opened]);

  // Enter opens the selected result. The first result is selected again when the results change.
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key)).join();
  useEffect(() => setActiveId(keys === '' ? undefined : selectFirst(listId)), [listId, keys]);

  const optionId = (key: string) => `${id}-${key.replaceAll(/\W/g, '-')}`;
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      onSpotlightClose={onClose}
      closeOnActionTrigger={false}
      scrollable
      maxHeight="min(560px, 80dvh)"
      size={640}
      // Aligned to the top, so that the search field does not move when the dialog grows.
      centered={false}
      overlayProps={{ backgroundOpacity: 0.4, blur: 2 }}
      attributes={{ content: { 'aria-label': 'Search everything', 'aria-labelledby': undefined } }}
    >
      <Spotlight.Search
        placeholder="Search people, companies, jobs and screens"
        aria-label="Search people, companies, jobs and screens"
        leftSection={<IconSearch size={22} stroke={1.7} aria-hidden />}
        role="combobox"
        aria-expanded={resultCount > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        // Reads the selection after Mantine's handler, which runs next, has moved it.
        onKeyDown={() => queueMicrotask(() => setActiveId(selectedOption(listId)?.id))}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        data-autofocus
      />
      <VisuallyHidden role="status">{resultCount > 0 ? `${resultCount} found` : ''}</VisuallyHidden>
      <Spotlight.ActionsList id={listId} className={classes.list} data-stale={state === 'waiting' || undefined}>
        {/* A scrollable element must be reachable by keyboard. */}
        <div id={`${id}-found`} role="listbox" aria-label="Found" tabIndex={0}>
          {groups.map(({ label, items }) => (
            <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label} className={classes.group}>
              {items.map(({ key, label: name, detail, path }) => {
                const LineIcon = screens.find((screen) => screen.path === path)?.icon ?? icons[label] ?? IconSearch;
                return (
                  <Spotlight.Action
                    key={key}
                    ref={(element: HTMLButtonElement | null) => {
                      if (element) element.id = optionId(key);
                    }}
                    role="option"
                    aria-selected={activeId === optionId(key)}
                    label={name}
                    description={detail}
                    leftSection={
                      <span className={classes.icon}>
                        <LineIcon size={18} stroke={1.8} aria-hidden />
                      </span>
                    }
                    classNames={{
                      action: classes.action,
                      actionLabel: classes.label,
                      actionDescription: classes.description,
                    }}
                    onClick={() => onChoose(path)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </div>
      </Spotlight.ActionsList>
      {resultCount === 0 ? (
        <Spotlight.Empty className={classes.status} role={state === 'failed' ? 'alert' : 'status'}>
          {state === 'failed'
            ? 'The search failed. Please try again.'
            : state === 'waiting'
              ? 'Searching...'
              : 'Nothing found.'}
        </Spotlight.Empty>
      ) : null}
    </Spotlight.Root>
  );
}

/** Returns the option that Mantine has selected. Mantine marks the option only in the DOM. */
const selectedOption = (listId: string) => document.getElementById(listId)?.querySelector('[data-selected]');

/** Selects the first option and returns its id. */
function selectFirst(listId: string): string | undefined {
  selectedOption(listId)?.removeAttribute('data-selected');
  const first = document.getElementById(listId)?.querySelector('[data-action]');
  first?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
  return first?.id;
}

/** Returns the screens and records that match the text, or all screens if the text is empty. */
function useSearchResults(text: string, screens: readonly SearchableScreen[]) {
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS);
  const { data, previousData, loading, error } = useSearchEverythingQuery({
    variables: { query: debounced },
    skip: debounced === '',
    fetchPolicy: 'cache-and-network',
  });
  const waiting = text !== '' && (loading || debounced !== text);
  const records = text === '' ? [] : groupResults((data ?? previousData)?.search ?? []);
  const names = screens.filter(({ label }) => isNamed(label, text));
  const lines = names.map(({ label, path }) => ({ key: path, label, detail: '', path }));
  const groups: SearchResultGroup[] = lines.length === 0 ? records : [...records, { label: 'Screens', items: lines }];
  return { groups, state: waiting ? 'waiting' : error ? 'failed' : 'settled' } as const;
}

/** True if each word of the text is a prefix of a word of the screen's name. */
function isNamed(label: string, text: string): boolean {
  const words = label.toLowerCase().split(' ');
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

type Result = SearchEverythingQuery['search'][number];

interface SearchResultItem {
  key: string;
  label: string;
  /** A text that distinguishes results with the same name. */
  detail: string;
  path: string;
}

interface SearchResultGroup {
  label: string;
  items: readonly SearchResultItem[];
}

const groupLabels = {
  Candidate: 'Candidates',
  Company: 'Employers',
  Job: 'Jobs',
  User: 'Administrators',
  Note: 'Notes',
} as const;

/**
 * Groups the results by kind. Each result links to its record, a note to the record that it is on, and an administrator to their audit events.
 */
function groupResults(results: readonly Result[]): SearchResultGroup[] {
  return Object.entries(groupLabels).flatMap(([kind, label]) => {
    const items = results.filter((result) => result.__typename === kind).map(toItem);
    return items.length === 0 ? [] : [{ label, items }];
  });
}

function toItem(result: Result): SearchResultItem {
  const key = `${result.__typename} ${result.id}`;
  switch (result.__typename) {
    case 'Candidate': {
      const { firstName, lastName, email, isActive } = result;
      const detail = isActive ? email : `${email} · Inactive`;
      return { key, label: `${firstName} ${lastName}`, detail, path: recordPath('CANDIDATE', result.id) ?? '' };
    }
    case 'Company': {
      const detail = `${result.fullName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.name, detail, path: recordPath('COMPANY', result.id) ?? '' };
    }
    case 'Job': {
      const detail = `${result.companyName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.title, detail, path: recordPath('JOB', result.id) ?? '' };
    }
    case 'User':
      return {
        key,
        label: `${result.firstName} ${result.lastName}`,
        detail: result.email,
        path: withQuery(paths.admin.auditTrail, { actor: result.id }),
      };
    case 'Note': {
      const { text, record, authorName } = result;
      const detail = `${record.name} · ${authorName}`;
      return { key, label: text.slice(0, MAX_EXCERPT), detail, path: recordPath(record.kind, record.id) ?? '' };
    }
  }
}
