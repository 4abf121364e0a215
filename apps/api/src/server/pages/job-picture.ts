import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import type { Node, Renderer } from '@takumi-rs/core';

/** The parts of a job that its picture shows. */
export interface JobFacts {
  title: string;
  company: string;
  city: string;
  state: string;
  salaryMin: number;
  salaryMax: number;
}

const SIZE = { width: 1200, height: 630 };
const MARGIN = 80;
/** Longer titles get smaller letters. */
const LARGE_TITLE_LENGTH = 44;
const MAX_LENGTH = 160;

/** The web app's colors (`theme.ts` of apps/web). */
const COLORS = { background: '#153462', white: '#fff', pale: '#bfd1ea', saffron: '#ffbf61' };

/** The font of the web app, and one font for each script of the region. A letter is drawn in the first that has it. */
const FONTS = {
  Latin: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'Latin Extended': '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  Devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
  Gujarati: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff2',
};

/** Characters without a letter in these fonts, which would be drawn as boxes. */
const UNKNOWN_CHARACTERS =
  /[^ -~\u00A1-\u0148\u014A-\u017E\p{Script=Devanagari}\p{Script=Gujarati}\u200C-\u200D\u2013\u2014\u2018-\u201D\u2022\u2026\u20B9]+/gu;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0e2344"/>
  <path d="M9 20.5a7 7 0 0 1 14 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="20.5" r="2.6" fill="#ffa92e"/>
  <path d="M5.5 17A11 11 0 0 1 16 9.2 11 11 0 0 1 26.5 17" fill="none" stroke="#98b3dc" stroke-width="2.4" stroke-linecap="round"/></svg>`;
const ARCS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 420" fill="none" stroke-width="44">
  <circle cx="420" cy="420" r="90" fill="#ffa92e"/><circle cx="420" cy="420" r="216" stroke="#1f4783"/><circle cx="420" cy="420" r="330" stroke="#1a3d72"/></svg>`;
const IMAGES = [
  { src: 'logo', data: Buffer.from(LOGO) },
  { src: 'arcs', data: Buffer.from(ARCS) },
];

let renderer: Promise<Renderer> | undefined;

/** Draws the picture of a job for shared links, as PNG. The library works in threads of its own. */
export async function drawJobPicture(job: JobFacts, brandName: string): Promise<Buffer> {
  renderer ??= createRenderer();
  return (await renderer).render(pictureNode(job, brandName), { ...SIZE, format: 'png', images: IMAGES });
}

async function createRenderer(): Promise<Renderer> {
  // Loaded on first use. A machine without the library's code can still start the portal.
  const library = await import('@takumi-rs/core');
  const created = new library.Renderer({ cacheMaxBytes: 1_000_000 });
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS))
    await created.registerFont({ name, data: await readFile(resolve(file)) });
  return created;
}

function pictureNode(job: JobFacts, brandName: string): Node {
  const title = drawable(job.title) || 'Job opening';
  return {
    type: 'container',
    style: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: `72px ${MARGIN}px`,
      backgroundColor: COLORS.background,
      color: COLORS.white,
      fontFamily: Object.keys(FONTS).join(', '),
    },
    children: [
      {
        type: 'image',
        src: 'arcs',
        width: 420,
        height: 420,
        style: { position: 'absolute', right: 0, bottom: 0 },
      },
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 20, marginBottom: 'auto' },
        children: [{ type: 'image', src: 'logo', width: 64, height: 64 }, line(brandName, { fontSize: 36 })],
      },
      line(title, {
        fontSize: title.length > LARGE_TITLE_LENGTH ? 58 : 72,
        lineHeight: 1.2,
        lineClamp: 3,
      }),
      line(drawable(job.company), { fontSize: 36, color: COLORS.pale, fontWeight: 500, lineClamp: 1, marginTop: 16 }),
      line(drawable([job.city || 'Anywhere', job.state].join(', ')), {
        fontSize: 36,
        color: COLORS.pale,
        fontWeight: 500,
        lineClamp: 1,
        marginTop: 8,
      }),
      line(formatSalaryRange(job), { fontSize: 42, color: COLORS.saffron, marginTop: 28 }),
    ],
  };
}

const line = (text: string, style: Node['style']): Node => ({
  type: 'text',
  text,
  style: {
    // Above the arcs.
    position: 'relative',
    display: 'block',
    fontWeight: 700,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
    ...style,
  },
});

const drawable = (text: string): string =>
  text.normalize('NFC').replace(UNKNOWN_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
