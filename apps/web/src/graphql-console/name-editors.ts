/** The accessible name of each editor by its container. */
const NAMES = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Headers'],
  ['.graphiql-response', 'Answer'],
] as const;

/** Names the editors' text areas once they are rendered, because GraphiQL does not. */
export function nameEditors(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    for (const [place, name] of NAMES) {
      const field = root.querySelector(`${place} .CodeMirror textarea`);
      if (field && !field.hasAttribute('aria-label')) field.setAttribute('aria-label', name);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
