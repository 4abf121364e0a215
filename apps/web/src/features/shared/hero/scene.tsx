import type { ComponentType } from 'react';
import type { SceneName } from '../../../content/heroes';
import { Lines, Sheet, Tick, Tower, Way } from './parts';
import { people, Portrait } from './people';

/** Two people, one company, and the ways between them. */
function Connect() {
  return (
    <>
      <Way d="M118 318C190 190 250 170 330 168" />
      <Way d="M152 118C220 96 270 104 332 138" />
      <Tower x={352} y={86} columns={5} rows={9} tone="#1f4783" />
      <Tower x={316} y={186} columns={3} rows={6} tone="#2d599f" />
      <Portrait x={108} y={110} r={50} {...people.meera} />
      <Portrait x={92} y={330} r={60} {...people.harpreet} />
      <Sheet x={176} y={250} width={210} height={128} tilt={-4}>
        <rect x="20" y="20" width="40" height="40" rx="12" fill="#e0e9f6" />
        <path d="M30 36h20v14H30zM35 36v-5h10v5" fill="none" stroke="#1f4783" strokeWidth="3" strokeLinejoin="round" />
        <Lines x={74} y={26} widths={[104, 72]} />
        <Lines x={20} y={80} widths={[168, 120]} tone="#e3e9f0" />
      </Sheet>
      <Tick x={384} y={256} r={24} />
    </>
  );
}

/** A board of openings, one of them chosen. */
function Board() {
  const rows = [0, 1, 2];
  return (
    <>
      <Sheet x={56} y={40} width={380} height={360} tilt={2}>
        <rect x="24" y="24" width="332" height="44" rx="22" fill="#f0f4f8" />
        <circle cx="48" cy="46" r="8" fill="none" stroke="#5b6b80" strokeWidth="3" />
        <path d="M54 52l7 7" stroke="#5b6b80" strokeWidth="3" strokeLinecap="round" />
        <Lines x={72} y={42} widths={[120]} tone="#d0d9e4" />
        {rows.map((row) => (
          <g key={row} transform={`translate(24 ${90 + row * 86})`}>
            <rect
              width="332"
              height="70"
              rx="14"
              fill={row === 1 ? '#fff7ea' : '#f8fafc'}
              stroke={row === 1 ? '#ffab33' : '#e3e9f0'}
              strokeWidth="2"
            />
            <rect x="16" y="15" width="40" height="40" rx="12" fill={['#e0e9f6', '#ffd699', '#d9f3e7'][row]} />
            <Lines
              x={72}
              y={20}
              widths={
                [
                  [130, 92],
                  [160, 110],
                  [104, 84],
                ][row] ?? []
              }
              gap={20}
            />
            <rect x="262" y="22" width="54" height="26" rx="13" fill={row === 1 ? '#1f4783' : '#e0e9f6'} />
          </g>
        ))}
      </Sheet>
      <Portrait x={442} y={326} r={62} {...people.kavya} />
      <Tick x={470} y={150} r={26} tone="#f99c16" />
      <Way d="M452 184C470 220 466 240 452 258" />
    </>
  );
}

/** A bridge from a person to a company. */
function Bridge() {
  return (
    <>
      <g fill="none" stroke="#98b4dc" strokeWidth="3">
        <path d="M280 90V350" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
        {[40, 80, 120, 160, 200].map((step) => (
          <path key={step} d={`M280 ${94 + step / 5}L${280 - step} 318M280 ${94 + step / 5}L${280 + step} 318`} />
        ))}
        <path d="M40 318H520" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
      </g>
      <path
        d="M40 384q40-22 80 0t80 0 80 0 80 0 80 0 80 0"
        fill="none"
        stroke="#6e93cb"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M80 414q40-22 80 0t80 0 80 0 80 0"
        fill="none"
        stroke="#6e93cb"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <Tower x={424} y={146} columns={4} rows={5} tone="#1f4783" />
      <Portrait x={96} y={250} r={56} {...people.nilesh} />
      <Sheet x={210} y={196} width={140} height={86} tilt={-3}>
        <Lines x={18} y={20} widths={[104, 76]} />
        <rect x="18" y="56" width="66" height="14" rx="7" fill="#ffab33" />
      </Sheet>
      <Tick x={346} y={204} />
    </>
  );
}

/** A compass over a path uphill. */
function Compass() {
  return (
    <>
      <Way d="M40 412C160 376 198 300 302 286S460 210 520 128" />
      <g transform="translate(262 188)">
        <circle cx="5" cy="12" r="132" fill="#061228" opacity="0.35" />
        <circle r="132" fill="#fff" />
        <circle r="108" fill="#f2f6fc" />
        {[0, 90, 180, 270].map((angle) => (
          <rect
            key={angle}
            x="-3"
            y="-102"
            width="6"
            height="18"
            rx="3"
            fill="#98b4dc"
            transform={`rotate(${angle})`}
          />
        ))}
        <g transform="rotate(38)">
          <path d="M0-84L22 0H-22z" fill="#f99c16" />
          <path d="M0 84L22 0H-22z" fill="#1f4783" />
        </g>
        <circle r="11" fill="#fff" />
      </g>
      <Portrait x={446} y={322} r={58} {...people.nisha} />
      <Portrait x={98} y={340} r={46} {...people.ravi} />
    </>
  );
}

/** A letter that arrives at a place on the map. */
function Letter() {
  return (
    <>
      <Sheet x={60} y={120} width={360} height={240} tilt={-5}>
        <path d="M0 22L180 140 360 22" fill="none" stroke="#bfd1ea" strokeWidth="6" strokeLinejoin="round" />
        <Lines x={40} y={182} widths={[130, 96]} />
      </Sheet>
      <g transform="translate(424 120)">
        <ellipse cx="0" cy="142" rx="54" ry="12" fill="#061228" opacity="0.4" />
        <path d="M0 138C-46 78-66 48-66 14a66 66 0 0 1 132 0c0 34-20 64-66 124z" fill="#f99c16" />
        <circle cy="12" r="30" fill="#fff" />
        <path d="M-13 20a13 13 0 0 1 26 0" fill="none" stroke="#1f4783" strokeWidth="6" strokeLinecap="round" />
        <circle cy="21" r="5" fill="#1f4783" />
      </g>
      <Way d="M132 96C200 20 320 20 372 66" />
      <Portrait x={112} y={372} r={54} {...people.farhan} />
    </>
  );
}

/** A shield before a profile. */
function Shield() {
  return (
    <>
      <Sheet x={70} y={60} width={300} height={330} tilt={-3}>
        <circle cx="64" cy="70" r="34" fill="#e0e9f6" />
        <Lines x={116} y={54} widths={[140, 96]} gap={22} />
        <Lines x={30} y={134} widths={[240, 220, 236, 150]} tone="#e3e9f0" gap={26} />
        <Lines x={30} y={250} widths={[180, 120]} tone="#e3e9f0" gap={26} />
      </Sheet>
      <g transform="translate(386 250)">
        <path d="M6 136C-66 100-94 56-94-18V-66L6-100 106-66v48C106 56 78 100 6 136z" fill="#061228" opacity="0.35" />
        <path d="M0 126C-72 90-100 46-100-28V-76L0-110 100-76v48C100 46 72 90 0 126z" fill="#1f4783" />
        <path d="M0 126V-110L100-76v48C100 46 72 90 0 126z" fill="#2d599f" />
        <path
          d="M-34 4L-8 34 40-26"
          fill="none"
          stroke="#ffab33"
          strokeWidth="14"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
}

/** A signpost whose boards point different ways. */
function Signpost() {
  return (
    <>
      <ellipse cx="280" cy="424" rx="120" ry="16" fill="#061228" opacity="0.45" />
      <rect x="268" y="70" width="24" height="356" rx="10" fill="#98b4dc" />
      <path d="M150 96h228l46 40-46 40H150a12 12 0 0 1-12-12v-56a12 12 0 0 1 12-12z" fill="#fff" />
      <path d="M176 196h236a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12H176l-46-40z" fill="#f99c16" />
      <path d="M196 296h150l40 32-40 32H196a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12z" fill="#2d599f" />
      <Lines x={172} y={132} widths={[150]} tone="#bfd1ea" />
      <Lines x={204} y={232} widths={[130]} tone="#ffe3b3" />
      <Lines x={212} y={324} widths={[96]} tone="#6e93cb" />
      <path d="M452 96q-8-44 30-48t34 32-32 44" fill="none" stroke="#ffab33" strokeWidth="10" strokeLinecap="round" />
      <circle cx="484" cy="152" r="7" fill="#ffab33" />
      <Way d="M60 440C120 400 190 430 250 428" />
    </>
  );
}

const scenes: Readonly<Record<SceneName, ComponentType>> = {
  connect: Connect,
  board: Board,
  bridge: Bridge,
  compass: Compass,
  letter: Letter,
  shield: Shield,
  signpost: Signpost,
};

/** A banner's drawing. Decoration only: it says nothing that the heading does not. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = scenes[name];
  return (
    <svg viewBox="0 0 560 460" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
