import classes from './skip-link.module.css';

/** Leads past the navigation; it shows itself when it has the focus. `dark` on a light bar. */
export function SkipLink({ dark = false }: { dark?: boolean }) {
  return (
    <a className={classes.skip} data-dark={dark || undefined} href="#content">
      Skip to the content
    </a>
  );
}
