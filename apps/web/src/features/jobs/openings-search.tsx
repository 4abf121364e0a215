import { Button, TextInput } from '@mantine/core';
import { IconBriefcase, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { filterDigits } from '@job-alert/domain/typing-filters';
import { paths } from '../../config/paths';
import { type OpeningsFilters, openingsKey, openingsListId } from './openings-filters';
import classes from './openings-search.module.css';

interface OpeningsSearchProps {
  /** What the URL asks for; the fields follow it. */
  initial: OpeningsFilters;
  busy: boolean;
  onSearch: (filters: OpeningsFilters) => void;
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** What is typed into the form. */
function typedIn(form: HTMLFormElement): OpeningsFilters {
  const text = (name: keyof OpeningsFilters) => fieldOf(form, name)?.value.trim() ?? '';
  return { title: text('title'), location: text('location'), experience: text('experience') };
}

/**
 * The search form of the openings. The fields keep what is typed themselves, also before the page's code is there, and without it the
 * form asks the server.
 */
export function OpeningsSearch({ initial, busy, onSearch }: OpeningsSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(openingsKey(initial));

  useEffect(() => {
    if (shown.current === openingsKey(initial)) return;
    shown.current = openingsKey(initial);
    for (const [name, text] of Object.entries(initial)) {
      const field = fieldOf(form.current, name);
      if (field) field.value = text;
    }
  }, [initial]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(typedIn(event.currentTarget));
  }

  return (
    <form
      className={classes.frame}
      role="search"
      aria-label="Search openings"
      action={`${paths.openings}#${openingsListId}`}
      onSubmit={submit}
      noValidate
      ref={form}
    >
      <div className={classes.fields}>
        <TextInput
          label="Job Title"
          name="title"
          className={classes.title}
          placeholder="Accounts, GST"
          leftSection={<IconSearch size={20} aria-hidden />}
          defaultValue={initial.title}
        />
        <TextInput
          label="Location"
          name="location"
          placeholder="City or state"
          leftSection={<IconMapPin size={20} aria-hidden />}
          defaultValue={initial.location}
        />
        <TextInput
          label="Experience"
          name="experience"
          placeholder="Years"
          inputMode="numeric"
          leftSection={<IconBriefcase size={20} aria-hidden />}
          defaultValue={initial.experience}
          onChange={({ currentTarget: field }) => {
            field.value = filterDigits(field.value, 2);
          }}
        />
        <Button type="submit" size="md" className={classes.submit} loading={busy}>
          Search
        </Button>
      </div>
    </form>
  );
}
