/** A house of the skyline: x, width and height in units of the drawing (1440 × 280). */
type House = readonly [x: number, width: number, height: number];

const far: readonly House[] = [
  [0, 70, 86],
  [78, 44, 128],
  [128, 86, 74],
  [230, 52, 150],
  [290, 90, 98],
  [396, 40, 172],
  [444, 76, 116],
  [540, 60, 92],
  [612, 96, 140],
  [724, 48, 110],
  [786, 82, 168],
  [884, 56, 124],
  [950, 100, 88],
  [1064, 46, 184],
  [1120, 84, 132],
  [1220, 60, 100],
  [1292, 92, 156],
  [1392, 48, 112],
];

const near: readonly House[] = [
  [24, 92, 64],
  [132, 60, 104],
  [212, 110, 52],
  [344, 66, 92],
  [430, 120, 46],
  [572, 84, 82],
  [676, 70, 58],
  [770, 128, 72],
  [918, 64, 112],
  [1000, 112, 56],
  [1134, 72, 96],
  [1226, 118, 62],
  [1360, 80, 88],
];

const houses = (list: readonly House[]) =>
  list.map(([x, width, height]) => `M${x} 280v-${height}h${width}v${height}z`).join('');

/** Lit windows on the nearer houses, placed by a fixed pattern. */
const windows = near.flatMap(([x, width, height]) => {
  const lit: string[] = [];
  for (let column = 12; column < width - 12; column += 18) {
    for (let row = 14; row < height - 12; row += 18) {
      if ((x + column * 3 + row * 7) % 5 < 2) lit.push(`M${x + column} ${280 - height + row}h6v8h-6z`);
    }
  }
  return lit;
});

/** The city at the foot of every banner: two rows of houses and the cable-stayed bridge of Surat. Decoration only. */
export function Skyline({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={houses(far)} fill="#2a4f8c" opacity="0.26" />
      <g stroke="#7fa3da" strokeWidth="1.4" opacity="0.34" fill="none">
        <path d="M430 232H1010M600 252V96M840 252V96" strokeWidth="4" />
        {[36, 72, 108, 144].map((step) => (
          <path
            key={step}
            d={`M600 ${96 + step / 6}L${600 - step} 232M600 ${96 + step / 6}L${600 + step * 0.8} 232M840 ${96 + step / 6}L${840 - step * 0.8} 232M840 ${96 + step / 6}L${840 + step} 232`}
          />
        ))}
      </g>
      <path d={houses(near)} fill="#071630" opacity="0.55" />
      <path d={windows.join('')} fill="#ffd699" opacity="0.34" />
    </svg>
  );
}
