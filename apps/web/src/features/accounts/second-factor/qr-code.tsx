import { encode } from 'uqr';
import classes from './second-factor.module.css';

/** The width of the white border that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one SVG path. It is a separate chunk, because few users need the encoder. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-no-print
    >
      <path d={dark.join('')} />
    </svg>
  );
}
