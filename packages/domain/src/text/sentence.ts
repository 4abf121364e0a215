const ENDED = /[.!?…][”"’']?$/u;

/** Ends a sentence with a full stop, unless its last word brings one: "… at Nilambar Weaves Pvt. Ltd." */
export const endSentence = (text: string): string => (ENDED.test(text) ? text : `${text}.`);
