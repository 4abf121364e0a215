import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../components/drawing';
import { consultancy } from '../../content/consultancy';
import classes from './contact.module.css';
import map from './map.svg?raw';

const { latitude, longitude } = consultancy.map;
/** Half the height and width of the visible map, in degrees. */
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
 * The frame needs its origin, because the map requires a Referer. It is cross-origin, so it cannot remove the sandbox.
 */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

const tileZoom = 16;

/**
 * Returns the URL of the map tile that contains the office. Web Mercator has 2^zoom tiles from west to east and from
 * north to south.
 */
function officeTile(): string {
  const tiles = 2 ** tileZoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${tileZoom}/${x}/${y}.png`;
}

/** Resolves once the image has loaded. Stays pending if it does not load. */
const arrival = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve());
    image.src = url;
  });

/**
 * Resolves once both hosts of the map have responded. Cross-origin responses are opaque, so their status is unknown.
 */
const answers = (): Promise<unknown> => Promise.all([arrival(officeTile()), fetch(mapUrl, { mode: 'no-cors' })]);

/**
 * The map of the office. It contacts the map service only when it comes into view. It adds the frame only after a
 * response, because a frame's load event also fires for the browser's own error page. Until then it shows a drawing.
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
