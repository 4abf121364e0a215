/** A relative clause or a fragment at the start of a sentence hides the subject (CONTRIBUTING.md, Words). */
const OPENING = /(?:^|[.!?:;]\s+)(What|Who|Whom|Whose|Of|Those|Whether|Which)\b/;
/** Directives to tools, such as `oxlint-disable`, are no sentences. */
const DIRECTIVE = /^\s*(?:oxlint|biome|eslint|@ts)-/;

const textOf = (comment) =>
  comment.value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Joins the lines of a comment that is written as several line comments, so that a sentence may continue on the next line. */
function paragraphs(comments) {
  const joined = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const continues =
      last?.type === 'Line' && comment.type === 'Line' && comment.loc.start.line === last.loc.end.line + 1;
    if (continues)
      joined.splice(-1, 1, {
        ...last,
        value: `${last.value} ${comment.value}`,
        loc: { ...last.loc, end: comment.loc.end },
      });
    else joined.push(comment);
  }
  return joined;
}

const sentenceOpening = {
  create(context) {
    return {
      Program() {
        for (const comment of paragraphs(context.sourceCode.getAllComments())) {
          const text = textOf(comment);
          const [, word] = (!DIRECTIVE.test(text) && OPENING.exec(text)) || [];
          if (word)
            context.report({
              loc: comment.loc,
              message: `Put the subject first: no sentence of a comment opens with "${word}".`,
            });
        }
      },
    };
  },
};

export default { meta: { name: 'plain-comments' }, rules: { 'sentence-opening': sentenceOpening } };
