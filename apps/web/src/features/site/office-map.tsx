import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../components/drawing';
import { consultancy } from '../../content/consultancy';
import classes from './contact.module.css';
import map from './map.svg?raw';

const { latitude, longitude } = consultancy.map;
/** Half the height and width of what the map shows, in degrees. */
const reach = { latitude: 0.004, longitude: 0.009 };

const box = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4));

const mapUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const pageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/**
 * Permissions of the frame. It keeps its own origin, because the map service needs a Referer for its tiles. Its origin differs from this
 * site's, so it cannot remove the sandbox.
 */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

const tileZoom = 16;

/** The tile of the map on which the office is (Web Mercator: 2^zoom tiles from west to east and from north to south). */
function officeTile(): string {
  const tiles = 2 ** tileZoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${tileZoom}/${x}/${y}.png`;
}

/** Resolves once the image is there; never when it does not come. */
const arrival = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve());
    image.src = url;
  });

/** Both hosts of the map answer. Another site's page tells nothing but that it has come. */
const answers = (): Promise<unknown> => Promise.all([arrival(officeTile()), fetch(mapUrl, { mode: 'no-cors' })]);

/**
 * Where the office is. The map's service is asked only when the map comes into view, and gets its frame only once it has answered: a
 * frame's load event does not tell a map from the browser's own error page. Until then, and without an answer, a drawing stands there.
 */
export function OfficeMap() {
  const frame = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(false);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        answers().then(
          () => setReachable(true),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.map} ref={frame}>
      <div className={classes.frame}>
        <Drawing svg={map} className={classes.drawing} />
        {reachable ? (
          <iframe
            src={mapUrl}
            title="Map of our office in Surat"
            sandbox={permissions}
            referrerPolicy="strict-origin-when-cross-origin"
            data-loaded={loaded || undefined}
            onLoad={() => setLoaded(true)}
          />
        ) : null}
      </div>
      <a href={pageUrl} target="_blank" rel="noopener noreferrer">
        Open the map
      </a>
    </div>
  );
}
