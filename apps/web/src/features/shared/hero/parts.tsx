/** The small drawn parts that the scenes are composed of. Sizes are in units of a 560 × 460 drawing. */

interface Place {
  x: number;
  y: number;
}

/** A white sheet with a soft shadow. */
export function Sheet({
  x,
  y,
  width,
  height,
  tilt = 0,
  children,
}: Place & { width: number; height: number; tilt?: number; children?: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt} ${width / 2} ${height / 2})`}>
      <rect x="6" y="14" width={width} height={height} rx="18" fill="#061228" opacity="0.35" />
      <rect width={width} height={height} rx="18" fill="#fff" />
      {children}
    </g>
  );
}

/** Lines of unread text. */
export function Lines({
  x,
  y,
  widths,
  tone = '#d0d9e4',
  gap = 16,
}: Place & { widths: readonly number[]; tone?: string; gap?: number }) {
  return (
    <g>
      {widths.map((width, index) => (
        <rect key={`${width}-${index * gap}`} x={x} y={y + index * gap} width={width} height="8" rx="4" fill={tone} />
      ))}
    </g>
  );
}

/** A round seal with a tick. */
export function Tick({ x, y, r = 22, tone = '#12a06e' }: Place & { r?: number; tone?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 22})`}>
      <circle r="26" fill="#fff" />
      <circle r="22" fill={tone} />
      <path
        d="M-9 0l6 7 12-13"
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** An office tower with rows of windows. */
export function Tower({
  x,
  y,
  columns,
  rows,
  tone = '#2d599f',
}: Place & { columns: number; rows: number; tone?: string }) {
  const width = columns * 24 + 16;
  const height = rows * 28 + 20;
  const panes: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) panes.push(`M${14 + column * 24} ${14 + row * 28}h14v16h-14z`);
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="10" fill={tone} />
      <path d={panes.join('')} fill="#ffd699" opacity="0.85" />
    </g>
  );
}

/** A dashed way between two points. */
export function Way({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#ffab33" strokeWidth="3.5" strokeLinecap="round" strokeDasharray="2 11" />;
}
