import { useEffect, useRef, useState } from 'react';
import { contact } from '../../content/contact';
import classes from './contact.module.css';
import { MapDrawing } from './map-drawing';

const { latitude, longitude } = contact.map;
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
 * What the frame may do. It keeps its own origin, without which the map's service gets no Referer and refuses its tiles;
 * being of another origin than this site, it cannot take the sandbox off.
 */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

/**
 * Where the office is. The map's service is asked only when the map comes into view; until it has answered, and when it does not, a drawing
 * stands in its place.
 */
export function OfficeMap() {
  const frame = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.map} ref={frame}>
      <div className={classes.frame}>
        <MapDrawing className={classes.drawing} />
        {inView ? (
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
        Open the map in a new tab
      </a>
    </div>
  );
}
