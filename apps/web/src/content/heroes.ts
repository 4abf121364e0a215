import { paths } from '../config/paths';
import { brand } from './brand';

/** The scenes of banners (features/shared/hero/hero.tsx). Each scene has its own drawing at the bottom. */
export type SceneName = 'connect' | 'board' | 'bridge' | 'compass' | 'letter' | 'shield' | 'signpost';

/** A page's banner. The part of the title after the dash has a lighter style. */
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

export function heroFor(path: string): HeroContent {
  return heroes[path] ?? { title: brand.tagline, scene: 'signpost' };
}
