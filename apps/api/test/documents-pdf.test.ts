import { createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { UNSAFE_CONTENT } from '@job-alert/domain/files/unsafe-content';
import fc from 'fast-check';
import { getResolvedPDFJS } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { IS_RELEASE, sampled } from '../../../test-release.js';
import { findUnsafePdfContent } from '../src/platform/documents/pdf.js';
import { pdf } from './builders/files.js';
import { deflated, onePage, packed, packedText, stream } from './builders/pdfs.js';

const RUNS = IS_RELEASE ? 60 : 20;
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const LINK = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://asha.example/JavaScript /JS/Launch)>>>>';

describe('an ordinary PDF is accepted', () => {
  test.each<[string, Buffer]>([
    ['of the portal itself', Buffer.from(pdf().bytes)],
    [
      'of Word, with tags and packed objects',
      onePage('/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R', '', [
        packed(['<</Type/StructTreeRoot/K[101 0 R]>>', '<</Type/StructElem/S/P/Pg 3 0 R>>', '<</Title(JavaScript)>>']),
      ]),
    ],
    [
      'of LibreOffice, which opens at a page',
      onePage('/OpenAction[3 0 R /XYZ null null 0]/Lang(en-IN)', `/Annots[${LINK}]`),
    ],
    [
      'of Google Docs and Chrome, with places called by their anchors',
      onePage('/Dests<</JavaScript[3 0 R/XYZ 0 9 0]>>', '/Annots[<</Subtype/Link/Dest/JavaScript>>]'),
    ],
    [
      'of LaTeX with hyperref',
      onePage('/Names<</Dests 5 0 R>>/OpenAction<</S/GoTo/D[3 0 R/Fit]>>/PageMode/UseOutlines', '', [
        packed(['<</Names[(section.1)102 0 R]>>', '<</Title(HTML/JavaScript /Launch)/A<</S/GoTo/D(section.1)>>>>']),
      ]),
    ],
    [
      'of Canva, with pictures and what a form has',
      onePage('/AcroForm<</Fields[]>>', '/Annots[]', [
        stream(randomBytes(40_000), '/Type/XObject/Subtype/Image/Filter/DCTDecode'),
        stream(
          '<x:xmpmeta><rdf:li>HTML/CSS /JavaScript /JS /Launch</rdf:li></x:xmpmeta>',
          '/Type/Metadata/Subtype/XML',
        ),
      ]),
    ],
    [
      'that tells of scripts in a comment or a text',
      onePage('/Info(1 0 object /S /JavaScript /JS)', '/X<2F4A53>', ['% /S /JavaScript\n<<>>']),
    ],
    ['whose pages are not compressed', onePage('', '', [stream('BT (<< /S /JavaScript /JS >>) Tj ET')])],
    [
      'that may not be printed, without packed objects',
      onePage('', '', ['<</Filter/Standard/V 2/R 3>>'], '/Encrypt 5 0 R'),
    ],
    ['with a colour profile', onePage('', '', [deflated('profile', '/N 3/Alternate/DeviceRGB')])],
    [
      'with an outline',
      onePage('', '', ['<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>', '<</Title(One)/Parent 5 0 R>>']),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await findUnsafePdfContent(bytes)).toBeNull();
  });
});

describe('a PDF is rejected', () => {
  test.each<[string, keyof typeof UNSAFE_CONTENT, Buffer]>([
    ['with a script that runs when it is opened', 'pdfScript', onePage(`/OpenAction${SCRIPT}`)],
    ['with a script in an object of its own', 'pdfScript', onePage('/OpenAction 5 0 R', '', [SCRIPT])],
    ['with scripts by name', 'pdfScript', onePage('/Names<</JavaScript 5 0 R>>')],
    ['with a script at an event of a page', 'pdfScript', onePage('', `/AA<</O${SCRIPT}>>`)],
    [
      'with a script whose name is written another way',
      'pdfScript',
      onePage('/OpenAction<</S/J#61va#53cript/#4aS(1)>>'),
    ],
    ['with a script whose kind stands elsewhere', 'pdfScript', onePage('/OpenAction<</S 5 0 R>>', '', ['/JavaScript'])],
    ['with a script behind a comment', 'pdfScript', onePage('/OpenAction<</S%)>>\n/JavaScript>>')],
    ['with a script behind a bracket that never ends', 'pdfScript', onePage('/OpenAction 6 0 R', '', ['(((', SCRIPT])],
    ['with a script behind a word that ends nothing', 'pdfScript', onePage(`/X endobj/OpenAction${SCRIPT}`)],
    ['with a script in its trailer', 'pdfScript', onePage('', '', [], `/Root<</OpenAction${SCRIPT}>>`)],
    ['with a packed script', 'pdfScript', onePage('', '', [packed(['<<>>', SCRIPT])])],
    ['with a script packed without compression', 'pdfScript', onePage('', '', [packed([SCRIPT], { plain: true })])],
    ['with a script packed without saying so', 'pdfScript', onePage('', '', [packed([SCRIPT], { type: '' })])],
    [
      'with a script packed under another spelling',
      'pdfScript',
      onePage('', '', [packed([SCRIPT], { type: '/Type/Obj#53tm' })]),
    ],
    ['with a script packed inside of a text', 'pdfScript', onePage('', '', [textWithScript()])],
    ['with a script in a packed stream that is cut off', 'pdfScript', onePage('', '', [truncatedStream()])],
    ['with a script far behind its number', 'pdfScript', layout(`5 0${' '.repeat(50)}obj`, SCRIPT)],
    ['with a script behind a comment of two lines', 'pdfScript', layout(`5 0 %${'a'.repeat(60)}\n%b\robj`, SCRIPT)],
    ['with a script whose object has a number of its own kind', 'pdfScript', layout('+5 0. obj', SCRIPT)],
    ['with a script behind a word that looks like a beginning', 'pdfScript', onePage(`/X obj/OpenAction${SCRIPT}`)],
    ['with a form of XFA behind such a word', 'pdfForm', onePage('/AcroForm<</X obj/XFA 5 0 R>>')],
    ['that starts a program', 'pdfProgram', onePage('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    [
      'that starts a program from a link',
      'pdfProgram',
      onePage('', '/Annots[<</Subtype/Link/A<</S/Launch/Win<</F(a)>>>>>>]'),
    ],
    ['that sends a form', 'pdfSends', onePage('/OpenAction<</S/SubmitForm/F(http://x.example)>>')],
    [
      'with a file inside',
      'pdfFiles',
      onePage('/Names<</EmbeddedFiles<</Names[(a.exe)5 0 R]>>>>', '', ['<</Type/Filespec/EF<</F 6 0 R>>>>']),
    ],
    ['with a file on a page', 'pdfFiles', onePage('', '/Annots[<</Subtype/FileAttachment/FS 5 0 R>>]')],
    ['with a packed note of a file', 'pdfFiles', onePage('', '', [packed(['<</Type/Filespec/EF<</F 6 0 R>>>>'])])],
    ['that opens a file inside', 'pdfFiles', onePage('/OpenAction<</S/GoToE/T<</R/C>>>>')],
    ['with a film', 'pdfMedia', onePage('', '/Annots[<</Subtype/RichMedia>>]')],
    ['with a form of XFA', 'pdfForm', onePage('/AcroForm<</XFA 5 0 R>>')],
    [
      'that is protected and has packed objects',
      'pdfProtected',
      onePage('', '', [protectedObjects()], '/Encrypt 9 0 R'),
    ],
    [
      'with packed objects that are damaged, and a comment that tells of protection',
      'pdfProtected',
      onePage('', '', [damaged(), '% /Encrypt\n<<>>']),
    ],
    [
      'with objects packed in another way',
      'pdfUnreadable',
      onePage('', '', [packed([SCRIPT], { more: '/Filter/LZWDecode' })]),
    ],
    ['with objects packed twice', 'pdfUnreadable', onePage('', '', [packed([SCRIPT], { more: '/Filter[/Fl/Fl]' })])],
    [
      'with packed objects that are damaged',
      'pdfUnreadable',
      onePage('', '', [stream('none', '/Type/ObjStm/N 1/First 4/Filter/FlateDecode')]),
    ],
    ...[
      ['in two places', '/First 60/First 8'],
      ['in a place with a sign', '/First +8'],
      ['in a place of a name', '/First/X'],
    ].map(([where, first = '']): [string, 'pdfUnreadable', Buffer] => [
      `with objects packed ${where}`,
      'pdfUnreadable',
      onePage('', '', [deflated(`7 0 8 1 ${SCRIPT}`, `/Type/ObjStm/N 2${first}`)]),
    ]),
    ...[
      '/Filter 9 0 R/X/FlateDecode',
      '/Filter[9 0 R]/X[/FlateDecode]',
      '/Filter/Other/X/FlateDecode',
      '/F 9 0 R',
      '/F/FlateDecode',
      '/DecodeParms 9 0 R/Filter/FlateDecode',
      '/Filter/FlateDecode/Filter/LZWDecode',
    ].map((more): [string, 'pdfUnreadable', Buffer] => [
      `with objects packed by ${more}`,
      'pdfUnreadable',
      onePage('', '', [stream(deflateSync('7 0 <<>> '), `/Type/ObjStm/N 1/First 4${more}`)]),
    ]),
    ['with packed objects that begin in the line of their keyword', 'pdfUnreadable', onePage('', '', [beginsInLine()])],
    [
      'with packed objects that begin somewhere else',
      'pdfUnreadable',
      onePage('', '', [deflated('0 0 <<>>', '/Type/ObjStm/N 1/First 9 0 R')]),
    ],
  ])('%s', async (_what, content, bytes) => {
    expect(await findUnsafePdfContent(bytes)).toBe(content);
  });
});

describe('a script that pdf.js would run', () => {
  const space = fc.constantFrom(' ', '\n', '\r', '\t', '\f', '\0', `%${'x'.repeat(60)}\n`, '% 5 0 obj\r', '%endobj\n');
  const gap = fc.array(space, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));
  const gapOrNone = fc.oneof(fc.constant(''), gap);
  const name = fc.constantFrom('/JavaScript', '/J#61va#53cript', '/#4a#61vaScript');
  const key = fc.constantFrom('/JS', '/J#53', '/#4AS');
  const head = fc.tuple(fc.constantFrom('5', '05', '+5', '5.'), gap, fc.constantFrom('0', '00'), gap);
  const action = fc.tuple(gapOrNone, name, gapOrNone, key, gapOrNone);

  test('is rejected in any layout of its object', async () => {
    const { getDocument } = await getResolvedPDFJS();
    let scripts = 0;
    await fc.assert(
      fc.asyncProperty(head, action, async ([number, one, generation, two], [start, kind, middle, script, end]) => {
        const object = `<<${start}/S${middle}${kind}${middle}${script}${end}(app.alert)${end}>>`;
        const bytes = layout(`${number}${one}${generation}${two}obj`, object);
        const viewer = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
        if ((await viewer.getJSActions()) === null) return;
        scripts += 1;
        expect(await findUnsafePdfContent(bytes)).toBe('pdfScript');
      }),
      { numRuns: RUNS },
    );
    expect(scripts).toBeGreaterThan(RUNS / 3);
  });
});

function textWithScript(): Buffer {
  const text = `(${SCRIPT})`;
  const head = '7 0 8 1 ';
  return deflated(`${head}${text}`, `/Type/ObjStm/N 2/First ${head.length}`);
}

/** The text is fixed, because one in a hundred random texts cannot be unpacked as far as the script. */
function truncatedStream(): Buffer {
  const digests = Array.from({ length: 125 }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));
  const { head, body } = packedText([SCRIPT, digests.join('')]);
  const whole = deflateSync(head + body);
  return stream(whole.subarray(0, whole.length - 500), `/Type/ObjStm/N 2/First ${head.length}/Filter/FlateDecode`);
}

/** A page that opens with its fifth object, which begins with the given head. The offsets in the table stay correct. */
function layout(head: string, object: string): Buffer {
  const usual = '5 0 obj';
  const source = onePage('/OpenAction 5 0 R', '', [object])
    .toString('latin1')
    .replace(usual, head)
    .replace(/(?<=startxref\n)\d+/, (at) => String(Number(at) + head.length - usual.length));
  return Buffer.from(source, 'latin1');
}

/** Viewers that skip the rest of the line read the second part. */
function beginsInLine(): Buffer {
  const { head, body } = packedText([SCRIPT]);
  const data = Buffer.concat([deflateSync('7 0 <<>> '), Buffer.from('\n'), deflateSync(head + body)]);
  const source = stream(data, `/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`).toString('latin1');
  return Buffer.from(source.replace('stream\n', 'stream '), 'latin1');
}

/** Viewers ignore an incorrect checksum. */
function damaged(): Buffer {
  const { head, body } = packedText([SCRIPT]);
  const data = deflateSync(head + body);
  data.writeUInt32BE(7, data.length - 4);
  return stream(data, `/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`);
}

const protectedObjects = (): Buffer => stream(randomBytes(500), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode');

describe('a PDF that is built to be slow to check', () => {
  const SIZE = 5_000_000;
  const filled = (text: string): Buffer =>
    Buffer.from(`%PDF-1.7\n${text.repeat(Math.ceil(SIZE / text.length))}`, 'latin1').subarray(0, SIZE);
  const bomb = (size: number): Buffer => packed([`[${'<</A/B>>'.repeat(size / 8)}]`]);

  /** Each case creates its bytes when it runs, because they can be 200 MB before compression. */
  const SLOW: readonly (readonly [string, () => Buffer])[] = [
    ['of beginnings that never end', () => filled('1 0 obj((( ')],
    ['of open dictionaries', () => filled('1 0 obj<</A[')],
    ['of one long name', () => filled('1obj')],
    ['of comments', () => filled('1 0 obj% ')],
    ['of words that may begin objects', () => filled('obj ')],
    ['of such words in comments', () => filled('%obj\n')],
    ['of such words before strings that never end', () => filled('obj(((')],
    [
      'of packed objects that are damaged or protected',
      () => Buffer.concat([filled('obj<</Type/ObjStm/N 1/First 4/Filter/Fl>>stream\nx\n'), Buffer.from('/Encrypt')]),
    ],
    [
      'of many small packed objects',
      () =>
        onePage(
          '',
          '',
          Array.from({ length: 40_000 }, () => packed(['<<>>'])),
        ),
    ],
    ['of trailers', () => filled('trailer<<')],
    ['of packed objects that unpack to 200 MB', () => onePage('', '', [bomb(200_000_000)])],
    ['of packed objects that all begin at one place', () => onePage('', '', [manyOffsets()])],
    [
      'of streams that unpack to much',
      () =>
        onePage(
          '',
          '',
          Array.from({ length: 200 }, () => bomb(1_000_000)),
        ),
    ],
    ['of nothing but beginnings', () => filled('1 0 obj ')],
    ['of names', () => filled('1 0 obj<</S/A>>endobj ')],
  ];
  test.each(sampled(SLOW, 2))('%s is checked in less than 3 s of CPU time', async (_what, made) => {
    const bytes = made();
    const before = process.cpuUsage();
    await findUnsafePdfContent(bytes);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });

  function manyOffsets(): Buffer {
    const head = Array.from({ length: 20_000 }, (_, index) => `${index} ${index % 7}`).join(' ');
    return deflated(`${head} ${'<</A/B>>'.repeat(100_000)}`, `/Type/ObjStm/N 20000/First ${head.length + 1}`);
  }
});
