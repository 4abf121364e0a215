import 'graphiql/style.css';
import './console.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { firstTabs, HEADERS, parseRequestedExample } from './examples';
import { nameEditors } from './name-editors';
import { pageStorage } from './page-storage';

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
