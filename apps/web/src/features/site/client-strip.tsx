import { useState } from 'react';
import { PauseButton } from '../../components/buttons/pause-button';
import { clientLogos } from '../../content/sample';
import classes from './client-strip.module.css';

/** A client's logo: a drawn sign and the company's name. */
function ClientLogo({ name, index }: { name: string; index: number }) {
  const signs = [
    'M4 4h16v16H4zM4 12h16',
    'M12 3l9 9-9 9-9-9z',
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M3 12h18',
    'M4 20V10M10 20V4M16 20v-8M22 20v-5',
    'M12 3l9 16H3z',
    'M3 8c6-8 12 8 18 0M3 16c6-8 12 8 18 0',
    'M12 3v18M3 12h18M6 6l12 12M18 6L6 18',
  ];
  return (
    <li className={classes.logo}>
      <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
        <path
          d={signs[index % signs.length]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </li>
  );
}

/** Shows the clients' logos. One scroll takes 20 s. Hovering or the button pauses it. */
export function ClientStrip() {
  const [paused, setPaused] = useState(false);
  return (
    <div className={classes.strip} data-paused={paused || undefined}>
      <div className={classes.window}>
        <ul className={classes.row}>
          {clientLogos.map((name, index) => (
            <ClientLogo key={name} name={name} index={index} />
          ))}
        </ul>
        {/* A copy of the row for a seamless loop. */}
        <ul className={classes.row} aria-hidden="true">
          {clientLogos.map((name, index) => (
            <ClientLogo key={name} name={name} index={index} />
          ))}
        </ul>
      </div>
      <PauseButton isPaused={paused} onChange={setPaused} contentName="logos" />
    </div>
  );
}
