/** The office between the ring road and the river, drawn: what the map's frame shows until the map is there, and when it does not come. */
export function MapDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1272 420" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect width="1272" height="420" fill="#eef3f9" />
      <path d="M-20 84C180 40 300 150 470 112S760-40 980 36s220 60 320 40V-20H-20Z" fill="#cfe0f4" />
      <g fill="#dfeadd">
        <path d="M96 236h150v92H96z" />
        <path d="M918 250h188v104H918z" />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M-20 210C240 180 420 246 640 214s430-20 660-70" strokeWidth="20" />
        <path d="M-20 350h1320M300 120v320M560 130 500 440M812 90l50 350M1128 120v320" strokeWidth="12" />
        <path d="M96 280h150M400 290h420M918 300h240M700 214v226M420 230 396 420" strokeWidth="6" />
      </g>
      <g transform="translate(640 206)">
        <ellipse cy="6" rx="30" ry="9" fill="#0c2142" opacity="0.22" />
        <path d="M0 4C-30-36-44-54-44-78a44 44 0 0 1 88 0C44-54 30-36 0 4Z" fill="#ffab33" />
        <circle cy="-78" r="19" fill="#fff" />
        <circle cy="-78" r="8" fill="#1f4783" />
      </g>
    </svg>
  );
}
