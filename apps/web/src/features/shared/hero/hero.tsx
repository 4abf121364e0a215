import type { ReactNode } from 'react';
import { Drawing } from '../../../components/drawing';
import type { HeroContent, SceneName } from '../../../content/heroes';
import boardGround from './grounds/board.svg?raw';
import bridgeGround from './grounds/bridge.svg?raw';
import compassGround from './grounds/compass.svg?raw';
import connectGround from './grounds/connect.svg?raw';
import letterGround from './grounds/letter.svg?raw';
import shieldGround from './grounds/shield.svg?raw';
import signpostGround from './grounds/signpost.svg?raw';
import classes from './hero.module.css';
import boardScene from './scenes/board.svg?raw';
import bridgeScene from './scenes/bridge.svg?raw';
import compassScene from './scenes/compass.svg?raw';
import connectScene from './scenes/connect.svg?raw';
import letterScene from './scenes/letter.svg?raw';
import shieldScene from './scenes/shield.svg?raw';
import signpostScene from './scenes/signpost.svg?raw';

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

const scenes: Readonly<Record<SceneName, string>> = {
  connect: connectScene,
  board: boardScene,
  bridge: bridgeScene,
  compass: compassScene,
  letter: letterScene,
  shield: shieldScene,
  signpost: signpostScene,
};

/** The drawings at the bottom of the banners. They are faint on the left, behind the text. */
const grounds: Readonly<Record<SceneName, string>> = {
  connect: connectGround,
  board: boardGround,
  bridge: bridgeGround,
  compass: compassGround,
  letter: letterGround,
  shield: shieldGround,
  signpost: signpostGround,
};
