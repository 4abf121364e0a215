import classes from './skip-link.module.css';

/** Skips the navigation. Visible only while focused. Use `dark` on a light bar. */
export function SkipLink({ dark = false }: { dark?: boolean }) {
  return (
    <a className={classes.skip} data-dark={dark || undefined} href="#content">
      Skip to the content
    </a>
  );
}
