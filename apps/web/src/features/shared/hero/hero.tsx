import type { ReactNode } from 'react';
import { Drawing } from '../../../components/drawing';
import type { HeroContent } from '../../../content/heroes';
import { grounds, scenes } from './drawings';
import classes from './hero.module.css';

interface HeroProps {
  hero: HeroContent;
  /** True for a small heading, because the content below is more important. */
  isQuiet?: boolean;
  /** True if the banner is only as high as its text on phones, because search results follow. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** A page's banner with its heading. It takes 80 % of the viewport and has gradients and a drawn scene. */
export function Hero({ hero, isQuiet = false, isCompact = false, children }: HeroProps) {
  // The part after the dash has a lighter style.
  const [lead, ...rest] = hero.title.split(' — ');
  return (
    <section
      className={classes.hero}
      data-scene={hero.scene}
      data-quiet={isQuiet || undefined}
      data-compact={isCompact || undefined}
    >
      <Drawing svg={grounds[hero.scene]} className={classes.ground} />
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title}>
            {lead}
            {rest.length > 0 ? (
              <>
                {' '}
                <span className={classes.continuation}>— {rest.join(' — ')}</span>
              </>
            ) : null}
          </h1>
          {children ? <div className={classes.more}>{children}</div> : null}
        </div>
        <Drawing svg={scenes[hero.scene]} className={classes.scene} />
      </div>
    </section>
  );
}
