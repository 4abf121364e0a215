import { filterDigits } from '@job-alert/domain/text/input-filters';
import { Button } from '@mantine/core';
import { type Icon, IconBriefcase, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { lazyWithRetry } from '../../../start/lazy-loading';
import { useHydrated } from '../../../start/use-hydrated';
import classes from './job-search-form.module.css';
import { resultsId, type SearchFormValues, searchKey } from './search-form-values';

interface JobSearchFormProps {
  /** The values of the URL. The fields are updated when they change. */
  initial: SearchFormValues;
  /** The other parameters of the URL. Without JavaScript, the form submits them as hidden fields. */
  hiddenFields?: readonly (readonly [string, string])[];
  busy: boolean;
  onSearch: (filters: SearchFormValues) => void;
}

function findField(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function readFields(form: HTMLFormElement): SearchFormValues {
  const text = (name: keyof SearchFormValues) => findField(form, name)?.value.trim() ?? '';
  return { title: text('title'), location: text('location'), experience: text('experience') };
}

/**
 * The search form of the openings. The fields are uncontrolled, so that text typed before the page's code has loaded is not lost. Without
 * the code, the form is submitted to the server.
 */
export function JobSearchForm({ initial, hiddenFields = [], busy, onSearch }: JobSearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const lastKey = useRef(searchKey(initial));

  useEffect(() => {
    if (lastKey.current === searchKey(initial)) return;
    lastKey.current = searchKey(initial);
    const { title, location, experience } = initial;
    for (const [name, text] of Object.entries({ title, location, experience })) {
      const field = findField(form.current, name);
      if (field) field.value = text;
    }
  }, [initial]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(readFields(event.currentTarget));
  }

  return (
    <form
      className={classes.frame}
      role="search"
      aria-label="Search openings"
      action={`${paths.openings}#${resultsId}`}
      onSubmit={submit}
      noValidate
      ref={form}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={classes.fields}>
        <Field
          icon={IconSearch}
          label="Job Title"
          name="title"
          placeholder="Accounts, GST"
          suggestionField="TITLE"
          defaultValue={initial.title}
        />
        <Field
          icon={IconMapPin}
          label="Location"
          name="location"
          placeholder="City or state"
          suggestionField="LOCATION"
          defaultValue={initial.location}
        />
        <Field
          icon={IconBriefcase}
          label="Experience"
          name="experience"
          placeholder="Years"
          inputMode="numeric"
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

interface FieldProps extends ComponentProps<'input'> {
  icon: Icon;
  label: string;
  /** The kind of suggestions for the typed text. Without it, the field has none. */
  suggestionField?: 'TITLE' | 'LOCATION';
}

/** Loaded when a field is first focused, so that readers of the page do not load it. */
const SearchSuggestions = lazyWithRetry(async () => (await import('./search-suggestions')).SearchSuggestions);

/**
 * A plain field, because the library's field is larger than the rest of the search. It is a text field until the page's code has loaded,
 * and then a combobox if it has suggestions.
 */
function Field({ icon: Sign, label, suggestionField, ...input }: FieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isHydrated = useHydrated();
  const markUsed = suggestionField ? () => setUsed(true) : undefined;
  const combobox =
    suggestionField && isHydrated
      ? ({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const)
      : {};
  function setText(text: string) {
    if (element.current) element.current.value = text;
  }
  return (
    <div className={classes.field}>
      <label>
        <span>{label}</span>
        <Sign size={20} aria-hidden />
        <input type="text" ref={element} onFocus={markUsed} onInput={markUsed} {...combobox} {...input} />
      </label>
      {suggestionField && isUsed ? (
        <Suspense fallback={null}>
          <SearchSuggestions input={element} field={suggestionField} onSelect={setText} />
        </Suspense>
      ) : null}
    </div>
  );
}
