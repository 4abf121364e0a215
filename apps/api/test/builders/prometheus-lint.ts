import { spawnSync } from 'node:child_process';

interface Family {
  name: string;
  type: string;
  help: string;
  labels: Set<string>;
}

const UNITS = ['ampere', 'byte', 'bit', 'celsius', 'gram', 'joule', 'kelvin', 'meter', 'metre', 'second', 'volt'];
const PREFIXES = [
  'micro',
  'milli',
  'centi',
  'deci',
  'kilo',
  'mega',
  'giga',
  'tera',
  'peta',
  'nano',
  'kibi',
  'mebi',
  'gibi',
];
const OTHER_UNITS = [
  'bits',
  'fahrenheit',
  'kelvin',
  'rankine',
  'inches',
  'yards',
  'miles',
  'minutes',
  'hours',
  'days',
  'weeks',
];
const NOT_BASE = new Set([
  ...OTHER_UNITS,
  ...PREFIXES.flatMap((prefix) => UNITS.flatMap((unit) => [prefix + unit, `${prefix}${unit}s`])),
]);
const ABBREVIATIONS = new Set(['s', 'ms', 'us', 'ns', 'sec', 'b', 'kb', 'mb', 'gb', 'tb', 'pb', 'm', 'h', 'd']);

/** The rules that `promtool check metrics` applies to one metric. */
function problems({ name, type, help, labels }: Family): string[] {
  const words = name.split('_');
  const isDistribution = type === 'histogram' || type === 'summary';
  const rules: [broken: boolean, message: string][] = [
    [help.trim() === '', 'no help text'],
    [type === 'counter' && !name.endsWith('_total'), 'counter metrics should have "_total" suffix'],
    [type !== 'counter' && name.endsWith('_total'), 'non-counter metrics should not have "_total" suffix'],
    [type !== 'histogram' && (name.endsWith('_bucket') || labels.has('le')), 'reserved for histograms'],
    [type !== 'summary' && labels.has('quantile'), 'reserved for summaries'],
    [!isDistribution && /_(?:count|sum)$/.test(name), 'reserved suffix'],
    [words.some((word) => NOT_BASE.has(word)), 'use base units'],
    [words.some((word) => ABBREVIATIONS.has(word)), 'should not contain abbreviated units'],
    [words.some((word) => /^(?:counter|gauge|histogram|summary|untyped)$/.test(word)), 'should not include its type'],
    [name.includes(':'), 'should not contain ":"'],
    [/[a-z][A-Z]/.test([name, ...labels].join(' ')), 'should be in snake_case, not camelCase'],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => `${name} ${message}`);
}

function familiesIn(text: string): Family[] {
  const families = new Map<string, Family>();
  for (const line of text.split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    const family = families.get(name) ?? { name, type: 'untyped', help: '', labels: new Set() };
    if (kind === 'HELP') families.set(name, { ...family, help: rest });
    if (kind === 'TYPE') families.set(name, { ...family, type: rest });
    const [, sample = '', labels = ''] = /^([\w:]+)\{(.*)\} /.exec(line) ?? [];
    const distribution = families.get(sample.replace(/_(?:bucket|sum|count)$/, ''));
    const owner = families.get(sample) ?? distribution;
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) owner?.labels.add(label);
  }
  return [...families.values()];
}

/** Returns the warnings of `promtool check metrics` for a response of /metrics. Runs promtool itself too where it is installed. */
export function metricProblems(text: string): string[] {
  const own = familiesIn(text).flatMap(problems);
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  if (error || status === 0) return own;
  return [...own, ...`${stdout}${stderr}`.trim().split('\n')];
}
