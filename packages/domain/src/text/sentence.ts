const ENDED = /[.!?…][”"’']?$/u;

/** Adds a full stop unless the last word ends with one: "… at Nilambar Weaves Pvt. Ltd." */
export const endSentence = (text: string): string => (ENDED.test(text) ? text : `${text}.`);
