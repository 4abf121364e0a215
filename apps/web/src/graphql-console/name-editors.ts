/** Where an editor lies, and what a screen reader should call it. */
const NAMES = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Headers'],
  ['.graphiql-response', 'Answer'],
] as const;

/** Names the editors' text areas as soon as they are there: the editor component itself leaves them without a name. */
export function nameEditors(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    for (const [place, name] of NAMES) {
      const field = root.querySelector(`${place} .CodeMirror textarea`);
      if (field && !field.hasAttribute('aria-label')) field.setAttribute('aria-label', name);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
