import 'graphiql/style.css';
import './console.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { firstTabs, HEADERS, parseRequestedExample } from './examples';

/** The accessible name of each editor by its container. */
const NAMES = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Headers'],
  ['.graphiql-response', 'Answer'],
] as const;

/** Names the editors' text areas once they are rendered, because GraphiQL does not. */
function nameEditors(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    for (const [place, name] of NAMES) {
      const field = root.querySelector(`${place} .CodeMirror textarea`);
      if (field && !field.hasAttribute('aria-label')) field.setAttribute('aria-label', name);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Storage for the lifetime of the page. GraphiQL would otherwise store authorization headers for the next user. */
function pageStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  };
}

const ENDPOINT = '/graphql';

/** Sends only the headers of the headers tab, not the portal session of the same browser. */
async function execute(operation: object, { headers }: { headers?: Record<string, unknown> } = {}): Promise<object> {
  const own = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: new Headers([...own, ['content-type', 'application/json']]),
    credentials: 'omit',
    body: JSON.stringify(operation),
  });
  return (await response.json()) as object;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
nameEditors(root);
const storage = pageStorage();
const requested = parseRequestedExample(window.location.search);

createRoot(root).render(
  <>
    <header className="console-header">
      <h1>Job Alert GraphQL console</h1>
      <nav aria-label="References">
        <a href="/schema.graphql">Schema</a>
        <a href="/api/docs/">REST paths</a>
        <a href="/">Portal</a>
      </nav>
    </header>
    <main>
      <GraphiQL
        fetcher={execute}
        {...requested}
        defaultTabs={firstTabs(requested)}
        defaultHeaders={HEADERS}
        defaultEditorToolsVisibility="headers"
        forcedTheme="light"
        inputValueDeprecation
        schemaDescription
        storage={storage}
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo> </GraphiQL.Logo>
      </GraphiQL>
    </main>
  </>,
);
