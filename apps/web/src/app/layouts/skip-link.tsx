import classes from './skip-link.module.css';

/** A link that skips the navigation. It is visible only while focused. Use `dark` on a light bar. */
export function SkipLink({ dark = false }: { dark?: boolean }) {
  return (
    <a className={classes.skip} data-dark={dark || undefined} href="#content">
      Skip to the content
    </a>
  );
}
