import type { ReactNode } from 'react';
import type { SceneName } from '../../../content/heroes';

/** A house of the skyline: x, width and height in units of the drawing (1440 × 280). */
type House = readonly [x: number, width: number, height: number];

const houses = (list: readonly House[]) =>
  list.map(([x, width, height]) => `M${x} 280v-${height}h${width}v${height}z`).join('');

const far = houses([
  [560, 64, 92],
  [640, 90, 132],
  [748, 48, 104],
  [812, 82, 158],
  [910, 56, 118],
  [980, 96, 84],
  [1092, 46, 176],
  [1150, 84, 126],
  [1250, 60, 96],
  [1324, 92, 148],
]);
const near = houses([
  [604, 70, 54],
  [690, 110, 68],
  [840, 64, 104],
  [930, 112, 52],
  [1064, 72, 90],
  [1160, 118, 58],
  [1300, 140, 82],
]);

/** What lies at the foot of a banner. The words stand at the left, so the drawings begin behind them and are faint there. */
const grounds: Readonly<Record<SceneName, ReactNode>> = {
  /* The city, with the cable-stayed bridge of Surat. */
  connect: (
    <>
      <path d={far} fill="#3a66ad" opacity="0.3" />
      <path
        d="M470 236H1010M720 256V92M720 98 500 236M720 108 560 236M720 118 620 236M720 98 940 236M720 108 880 236M720 118 820 236"
        fill="none"
        stroke="#8fb2e6"
        strokeWidth="2"
        opacity="0.32"
      />
      <path d={near} fill="#071630" opacity="0.5" />
    </>
  ),
  /* Notes on a long board, one column higher than the other. */
  board: (
    <g fill="#4f86d6" opacity="0.15">
      {[150, 84, 190, 120, 228, 96, 168, 132].map((top, column) => (
        <path
          key={top}
          d={`M${430 + column * 130} ${280 - top}h104v44h-104zm0 60h104v44h-104zm0 60h104v44h-104zm0 60h104v44h-104z`}
        />
      ))}
    </g>
  ),
  /* The Tapi in three bands. */
  bridge: (
    <>
      <path d="M0 190q90-34 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v90H0z" fill="#2f6fb0" opacity="0.28" />
      <path d="M0 220q120-36 240 0t240 0 240 0 240 0 240 0 240 0v60H0z" fill="#1b4f8f" opacity="0.45" />
      <path d="M0 252q80-20 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0v28H0z" fill="#0a2146" opacity="0.7" />
    </>
  ),
  /* Hills before sunrise. */
  compass: (
    <>
      <path d="M0 250C260 150 420 230 640 170s380 60 560-20 180-30 240-60v240H0z" fill="#2d599f" opacity="0.36" />
      <path d="M0 270c240-60 420 0 700-50s480 30 740-40v100H0z" fill="#0a1d3d" opacity="0.7" />
    </>
  ),
  /* The streets around the office. */
  letter: (
    <g fill="none" stroke="#86aee6" strokeLinecap="round">
      <path d="M-20 250C300 200 520 270 820 200s460-40 660-120" strokeWidth="16" opacity="0.16" />
      <path
        d="M420 300 520 90M700 300 640 60M960 300 900 40M1180 300 1240 30M300 130C620 80 980 120 1460 20"
        strokeWidth="7"
        opacity="0.16"
      />
      <path
        d="M560 160l130-12M720 250l190-26M990 120l190-24M1010 240l160-40M1260 170l190-40"
        strokeWidth="3"
        opacity="0.22"
      />
    </g>
  ),
  /* Rings of a seal. */
  shield: (
    <g fill="none" stroke="#7fb6c9" strokeWidth="2">
      {[90, 150, 220, 300, 390, 490].map((radius) => (
        <circle key={radius} cx="1090" cy="280" r={radius} opacity={0.34 - radius / 2000} />
      ))}
    </g>
  ),
  /* Night over fields: nobody knows the way yet. */
  signpost: (
    <>
      <path
        d="M500 60h3v3h-3zM640 20h2v2h-2zM760 90h3v3h-3zM900 30h3v3h-3zM1010 110h2v2h-2zM1120 40h3v3h-3zM1250 90h2v2h-2zM1340 24h3v3h-3zM1400 120h3v3h-3z"
        fill="#fff"
        opacity="0.7"
      />
      <path d="M0 240q360-80 720-20t720-40v100H0z" fill="#16345f" opacity="0.8" />
      <path d="M0 268q420-50 800-14t640-34v60H0z" fill="#081a36" opacity="0.9" />
    </>
  ),
};

/** The ground of a banner, another one under each scene. Decoration only. */
export function Ground({ scene, className }: { scene: SceneName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 280" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {grounds[scene]}
    </svg>
  );
}
