import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { openingsCount } from '../../shared/jobs/openings-count';
import {
  type JobSuggestionsQuery,
  type JobSuggestionsQueryVariables,
  JobSuggestionsText,
} from './job-suggestions.public.generated';
import classes from './search-suggestions.module.css';

type Suggestion = JobSuggestionsQuery['jobSuggestions'][number];

/** The delay between the last key and the request, in milliseconds. */
const DEBOUNCE_MS = 150;
/** The minimum length of a query. Too many words start with the same letter. */
const MIN_LETTERS = 2;

const KIND_LABELS: Readonly<Record<Suggestion['kind'], string>> = {
  TITLE: '',
  SKILL: 'Skill',
  CITY: '',
  STATE: 'State',
};

interface State {
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  /** The index of the suggestion that Enter selects. -1 for none. */
  active: number;
}

const CLOSED: State = { suggestions: [], isOpen: false, active: -1 };

/** Returns the next active index. -1, the field itself, is between the last and the first suggestion. */
const nextIndex = ({ active, suggestions: { length } }: State, by: 1 | -1): number =>
  ((active + 1 + by + length + 1) % (length + 1)) - 1;

interface SearchSuggestionsProps {
  /** The field that the suggestions are for. */
  input: RefObject<HTMLInputElement | null>;
  field: JobSuggestionsQueryVariables['field'];
  /** Puts the text of a suggestion into the field. */
  onSelect: (text: string) => void;
}

/**
 * The list of suggestions of a combobox. The arrow keys move, Enter selects and Escape closes. Its code loads on the first focus, so it
 * attaches to a field that is already on the page.
 */
export function SearchSuggestions({ input, field, onSelect }: SearchSuggestionsProps) {
  const [state, set] = useReducer((last: State, next: Partial<State>): State => ({ ...last, ...next }), CLOSED);
  const { suggestions, isOpen, active } = state;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const request = useSuggestionRequest(field, (found) =>
    set({ suggestions: found, isOpen: found.length > 0, active: -1 }),
  );

  function select({ text }: Suggestion) {
    onSelect(text);
    request.cancel();
    set(CLOSED);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) set({ active: nextIndex(state, key === 'ArrowDown' ? 1 : -1) });
      else request.now(input.current?.value ?? '');
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      set(CLOSED);
    } else if (key === 'Enter') {
      request.cancel();
      const chosen = isOpen ? suggestions[active] : undefined;
      if (chosen) {
        event.preventDefault();
        select(chosen);
      } else set(CLOSED);
    }
  }

  useListeners(input, {
    input: () => {
      const text = input.current?.value.trim() ?? '';
      if (text.length >= MIN_LETTERS) return request.debounced(text);
      request.cancel();
      set(CLOSED);
    },
    keydown: handleKeyDown,
    blur: () => {
      request.cancel();
      set(CLOSED);
    },
  });

  // A layout effect, so that the attributes change together with the list.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const attributes = {
      autocomplete: 'off',
      'aria-expanded': String(isOpen),
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, active]);

  usePopoverPosition(list, input, isOpen);

  return (
    <>
      <span className={classes.count} aria-live="polite">
        {isOpen ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </span>
      {/* A popover is in the top layer, where no part of the page clips it. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        popover="manual"
        hidden={!isOpen}
        className={classes.list}
      >
        {suggestions.map((suggestion, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // The focus remains in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => select(suggestion)}
          >
            <span className={classes.text}>{suggestion.text}</span>
            <span className={classes.more}>
              {[KIND_LABELS[suggestion.kind], openingsCount(suggestion.count)].filter(Boolean).join(' · ')}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Requests suggestions. A new request cancels the previous one. */
function useSuggestionRequest(
  field: JobSuggestionsQueryVariables['field'],
  onLoaded: (found: readonly Suggestion[]) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const request = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
  }, []);
  useEffect(() => cancel, [cancel]);
  const now = (query: string) => {
    cancel();
    const { signal } = (request.current = new AbortController());
    // After a failed request there are no suggestions. The search also works without them.
    fetchGraphql(JobSuggestionsText, { field, query }, { signal }).then(
      ({ jobSuggestions }) => signal.aborted || onLoaded(jobSuggestions),
      () => signal.aborted || onLoaded([]),
    );
  };
  return {
    cancel,
    now,
    debounced(query: string) {
      cancel();
      timer.current = setTimeout(() => now(query), DEBOUNCE_MS);
    },
  };
}

interface Listeners {
  input: () => void;
  keydown: (event: KeyboardEvent) => void;
  blur: () => void;
}

/** Adds listeners to an input that another component renders. Text typed before is handled at once. */
function useListeners(input: RefObject<HTMLInputElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners);
  useLayoutEffect(() => void (latest.current = listeners));
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('input', () => latest.current.input(), { signal });
    element.addEventListener('keydown', (event) => latest.current.keydown(event), { signal });
    element.addEventListener('blur', () => latest.current.blur(), { signal });
    const isTyped = element.value !== element.defaultValue && element === document.activeElement;
    if (isTyped) latest.current.input();
    return () => controller.abort();
  }, [input]);
}

/** Shows the list below its field, at least as wide as the field. If there is too little room, the page scrolls. */
function usePopoverPosition(
  list: RefObject<HTMLDivElement | null>,
  input: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!isOpen || !element || !input.current) return;
    const updatePosition = () => {
      const { left, bottom, width } = input.current?.getBoundingClientRect() ?? { left: 0, bottom: 0, width: 0 };
      element.style.setProperty('top', `${bottom + window.scrollY + 4}px`);
      element.style.setProperty('left', `${left + window.scrollX}px`);
      element.style.setProperty('min-width', `${width}px`);
    };
    updatePosition();
    element.showPopover?.();
    window.addEventListener('resize', updatePosition);
    return () => {
      window.removeEventListener('resize', updatePosition);
      element.hidePopover?.();
    };
  }, [list, input, isOpen]);
}
