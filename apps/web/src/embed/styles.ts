/**
 * Uses the page's colour and font, so that it also fits dark pages. It is a separate style sheet, which the page's CSP
 * cannot block.
 */
export const STYLES = `
:host { display: block; line-height: 1.5; }
:host([hidden]) { display: none; }
h2 { margin: 0 0 0.6em; font-size: 1.4em; line-height: 1.3; text-wrap: balance; }
h2:focus { outline: none; }
p { margin: 0.2em 0 0; }
ul { list-style: none; margin: 0 0 1em; padding: 0; border-block: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li { position: relative; padding: 0.9em 0; overflow-wrap: anywhere; }
li + li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li p { font-size: 0.925em; }
span { display: inline-block; margin-right: 1.25em; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
li a { font-size: 1.1em; font-weight: 600; }
li a::after { content: ''; position: absolute; inset: 0; }
section > p { display: flow-root; padding-block: 0.2em; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 0.3em; padding: 0.4em 1em; margin: 0.6em 0; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 2px; }
`;
