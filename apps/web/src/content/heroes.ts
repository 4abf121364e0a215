import { paths } from '../config/paths';
import { brand } from './brand';

/** The drawn scenes that a banner can show (features/shared/hero/drawings.ts), each on a ground of its own. */
export type SceneName = 'connect' | 'board' | 'bridge' | 'compass' | 'letter' | 'shield' | 'signpost';

/** A page's banner: the part before the dash is the title, the rest its softer second half. */
export interface HeroContent {
  title: string;
  scene: SceneName;
}

const heroes: Readonly<Record<string, HeroContent>> = {
  [paths.home]: { title: brand.tagline, scene: 'connect' },
  [paths.openings]: {
    title: 'Fresh Openings, Real Updates — Your Gateway to the Latest Vacancies',
    scene: 'board',
  },
  [paths.services]: {
    title: 'Customized Recruitment Solutions — Bridging Talent and Business Needs Every Step of the Way',
    scene: 'bridge',
  },
  [paths.about]: {
    title: 'Empowering Careers, Enriching Futures — The Heart and Mind Behind Your Job Search',
    scene: 'compass',
  },
  [paths.contact]: { title: 'Let’s Build Your Tomorrow — Reach Out, We’re Listening', scene: 'letter' },
  [paths.privacyPolicy]: { title: 'Privacy Policy — How We Handle Your Personal Data', scene: 'shield' },
};

/** The banner of a path; unknown paths get the default entry. */
export function heroFor(path: string): HeroContent {
  return heroes[path] ?? { title: brand.tagline, scene: 'signpost' };
}
