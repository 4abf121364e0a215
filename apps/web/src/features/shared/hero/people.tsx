/** How somebody wears their hair, drawn on a head of 34 × 40 around the middle of a disc of 100: what lies behind the face, and over it. */
interface Look {
  behind?: string;
  over: string;
  /** In the colour of the skin's shadow, over all: a beard is hair, glasses are lines. */
  beard?: string;
  glasses?: boolean;
}

const FRINGE = 'M-36-12q36-46 72 0q-10-36-36-36t-36 36z';
const CROWN = 'M-36-6c-7-36 13-50 36-50s43 14 36 50c-4-15-9-21-15-25-12 5-30 5-42 0-6 4-11 10-15 25z';

const looks = {
  long: { behind: 'M-46-10a46 50 0 0 1 92 0v46h-92z', over: FRINGE },
  bun: {
    behind: 'M-19-58a19 19 0 1 1 38 0 19 19 0 1 1-38 0zM-41 2a41 52 0 0 1 82 0z',
    over: 'M-37 0c-3-32 13-44 37-44s40 12 37 44c-8-24-18-31-37-33-19 2-29 9-37 33z',
  },
  braid: {
    behind: 'M-42-4a42 50 0 0 1 84 0v22h-84zM24 8c26 10 26 40 12 74l-17-4c8-24 8-42-8-58z',
    over: 'M-37-2c0-34 18-46 34-46 24 0 42 14 40 46-10-18-22-30-34-32-10 10-28 20-40 32z',
  },
  short: { over: CROWN },
  beard: { over: CROWN, beard: 'M-34-2c0 32 15 44 34 44s34-12 34-44c-5 17-13 20-34 20s-29-3-34-20z' },
  glasses: {
    over: 'M-38-2c-4-40 16-54 36-54 26 0 44 16 40 54-4-18-12-26-22-28-20 2-38-4-44-12-2 18-6 26-10 40z',
    glasses: true,
  },
  curls: {
    behind: 'M-50 2a22 22 0 0 1 2-40 26 26 0 0 1 30-30 30 30 0 0 1 40 2 26 26 0 0 1 28 32 22 22 0 0 1 0 38z',
    over: 'M-35-8q6-26 20-26 8 12 22 8 14 0 28 20-4-40-35-42-31 0-35 40z',
  },
} as const satisfies Record<string, Look>;

/** A turban lies over the head in its own colour, with its folds. */
const TURBAN = 'M-43-12c-5-46 21-62 43-62s48 16 43 62c-11-17-24-25-43-27-19 2-32 10-43 27z';

interface PortraitProps {
  x: number;
  y: number;
  r: number;
  skin: string;
  hair: string;
  shirt: string;
  back: string;
  look: keyof typeof looks;
  turban?: string;
}

/** A person's portrait in a disc. */
export function Portrait({ x, y, r, skin, hair, shirt, back, look, turban }: PortraitProps) {
  const { behind, over, beard, glasses }: Look = looks[look];
  const clip = `portrait-${x}-${y}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <clipPath id={clip}>
        <circle r="100" />
      </clipPath>
      <circle r="106" fill="#fff" />
      <g clipPath={`url(#${clip})`}>
        <circle r="100" fill={back} />
        {behind ? <path d={behind} fill={hair} /> : null}
        <rect x="-14" y="10" width="28" height="40" fill={skin} />
        <path d="M-74 100a74 62 0 0 1 148 0z" fill={shirt} />
        <path d="M-16 38q16 22 32 0v14q-16 14-32 0z" fill={skin} />
        <ellipse cy="-4" rx="34" ry="40" fill={skin} />
        {beard ? <path d={beard} fill={hair} /> : null}
        <path d={turban ? TURBAN : over} fill={turban ?? hair} />
        {turban ? (
          <path
            d="M-34-28Q4-66 34-26M-24-50Q6-74 30-46"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.4"
            strokeWidth="4"
          />
        ) : null}
        {glasses ? (
          <path
            d="M-26-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0M4-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0M-4-4h8"
            fill="none"
            stroke="#22303f"
            strokeWidth="4"
          />
        ) : null}
      </g>
    </g>
  );
}

/** The people of the drawings: no two of them alike. */
export const people = {
  asha: { skin: '#c98d62', hair: '#2b1a14', shirt: '#f99c16', back: '#ffebcb', look: 'long' },
  ravi: { skin: '#a86f45', hair: '#1d1310', shirt: '#1f4783', back: '#bfd1ea', look: 'beard' },
  meera: { skin: '#d8a077', hair: '#3a221a', shirt: '#12a06e', back: '#d9f3e7', look: 'bun' },
  harpreet: { skin: '#b77f55', hair: '#241812', shirt: '#f4f7fb', back: '#cfe0f4', look: 'beard', turban: '#e0672c' },
  nilesh: { skin: '#8f5b38', hair: '#15100e', shirt: '#d9573f', back: '#fde3d6', look: 'short' },
  kavya: { skin: '#bd8157', hair: '#1f1512', shirt: '#7a4fb0', back: '#e9dff6', look: 'braid' },
  farhan: { skin: '#d0976c', hair: '#33231b', shirt: '#0f7d8c', back: '#d3eef1', look: 'glasses' },
  nisha: { skin: '#9c6640', hair: '#1a1210', shirt: '#e0a526', back: '#fdf0cc', look: 'curls' },
} as const;
