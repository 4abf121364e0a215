import type { SceneName } from '../../../content/heroes';
import boardGround from './grounds/board.svg?raw';
import bridgeGround from './grounds/bridge.svg?raw';
import compassGround from './grounds/compass.svg?raw';
import connectGround from './grounds/connect.svg?raw';
import letterGround from './grounds/letter.svg?raw';
import shieldGround from './grounds/shield.svg?raw';
import signpostGround from './grounds/signpost.svg?raw';
import boardScene from './scenes/board.svg?raw';
import bridgeScene from './scenes/bridge.svg?raw';
import compassScene from './scenes/compass.svg?raw';
import connectScene from './scenes/connect.svg?raw';
import letterScene from './scenes/letter.svg?raw';
import shieldScene from './scenes/shield.svg?raw';
import signpostScene from './scenes/signpost.svg?raw';

export const scenes: Readonly<Record<SceneName, string>> = {
  connect: connectScene,
  board: boardScene,
  bridge: bridgeScene,
  compass: compassScene,
  letter: letterScene,
  shield: shieldScene,
  signpost: signpostScene,
};

/** The drawings at the bottom of the banners. They are faint on the left, behind the text. */
export const grounds: Readonly<Record<SceneName, string>> = {
  connect: connectGround,
  board: boardGround,
  bridge: bridgeGround,
  compass: compassGround,
  letter: letterGround,
  shield: shieldGround,
  signpost: signpostGround,
};
