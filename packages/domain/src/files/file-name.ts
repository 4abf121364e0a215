import { fileExtensions } from './files.js';

/** Maximum length in UTF-8 bytes. ext4, NTFS and APFS allow 255; the rest is for prefixes and suffixes that programs add. */
const MAX_NAME_BYTES = 240;

/** Invisible characters, direction overrides (`\p{Cf}`), unpaired surrogates and private-use characters. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;
const CONTROL = /\p{Cc}/gu;
const SPACES = /[\s\u2800]+/gu;
/** Characters that Windows forbids. */
const FORBIDDEN = /[<>:"|?*]/g;
/** The lookbehind starts a match only at the first of several characters, so that matching is linear. */
const EDGES = /^[. ]+|(?<![. ])[. ]+$/g;

/** Device names, which Windows opens instead of the file, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i;

/**
 * Known file name extensions. They are removed if the content has another type; any other text after a dot is part of
 * the name.
 */
const KNOWN_EXTENSIONS = new Set(
  [
    'pdf doc docx docm dot dotx dotm rtf odt txt md csv tsv xls xlsx xlsm xlsb ppt pptx pptm pps ods odp xps',
    'jpg jpeg jpe jfif png gif bmp tif tiff webp svg svgz heic avif ico mp3 mp4 mov avi mkv',
    'htm html xhtml shtml mht mhtml hta xml xsl xslt json js mjs jse cjs ts vbs vbe vb wsf wsh wsc sct css php asp aspx jsp',
    'exe com scr pif bat cmd lnk url website desktop webloc msi msp mst msc msix appx cpl dll sys drv ocx reg inf gadget',
    'ps1 psm1 psd1 ps1xml sh bash zsh command run bin elf app dmg pkg deb rpm apk jar jnlp class py pyc rb pl lua',
    'zip rar 7z tar gz tgz bz2 xz cab iso img vhd vhdx ace arj chm hlp swf eml msg ics vcf library-ms search-ms settingcontent-ms',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Creates a safe file name from the client's: the last part of a path on one line, without invisible or reordering
 * characters, with the extension of the actual content. It is valid on every system.
 */
export function storedFileName(typed: string, mediaType: string): string {
  const endings = fileExtensions(mediaType);
  const name = cleaned(typed);
  const own = endings.find((ending) => name.toLowerCase().endsWith(ending));
  const ending = own ? name.slice(-own.length) : (endings[0] ?? '');
  const whole = own ? name.slice(0, -own.length) : name;
  // One byte is reserved for the prefix of a device name.
  const baseName = cut(whole, MAX_NAME_BYTES - 1 - longest(endings)).replace(EDGES, '');
  const stem = own ? baseName : withoutKnownExtensions(baseName);
  return `${DEVICE.test(stem) ? '_' : ''}${stem || 'file'}${ending}`;
}

const cleaned = (typed: string): string =>
  typed
    .replace(/^.*[\\/]/s, '')
    .replace(CONTROL, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(FORBIDDEN, '_')
    .replace(EDGES, '');

/** `cv.pdf.lnk` and `cv.exe` become `cv`; `Dr. Rao` stays. */
function withoutKnownExtensions(name: string): string {
  let stem = name;
  for (;;) {
    const dot = stem.lastIndexOf('.');
    if (dot < 0 || !KNOWN_EXTENSIONS.has(stem.slice(dot + 1).toLowerCase())) return stem;
    stem = stem.slice(0, dot).replace(EDGES, '');
  }
}

const longest = (endings: readonly string[]): number => Math.max(0, ...endings.map(({ length }) => length));

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Returns at most this many bytes, without splitting a visible character. */
function cut(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let result = '';
  let room = bytes;
  // Limits the work for very long names.
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, bytes + 1_000))) {
    room -= byteLength(segment);
    if (room < 0) return result;
    result += segment;
  }
  return result;
}

/**
 * Returns a Content-Disposition header (RFC 6266): the whole name in RFC 5987 encoding, and an ASCII version for old
 * clients.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
