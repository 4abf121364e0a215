import type { Entry } from 'yauzl';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const HAS_DESCRIPTOR = 8;
const ZIP64_FIELD = 1;
const ZIP64_END = Buffer.from('PK\x06\x07', 'latin1');
const END_LENGTH = 22;
/** The length of the end record with the longest comment, and of the record before it. */
const TAIL_BYTES = 65_535 + END_LENGTH + 20;

/** True for a zip that declares more than four gigabytes. No upload is that large. */
export const isZip64 = (bytes: Buffer): boolean => bytes.subarray(-TAIL_BYTES).includes(ZIP64_END);

/**
 * Compares the directory of a zip with the local header of each entry. Programs that read one and programs that read the other would see
 * different documents. No office program writes such a zip.
 */
export class ZipIntegrityCheck {
  private readonly names = new Set<string>();
  private readonly ranges: { from: number; to: number }[] = [];

  constructor(private readonly bytes: Buffer) {}

  /** True if an entry is suspicious, by itself or together with earlier ones. */
  isSuspicious(entry: Entry): boolean {
    const name = entry.fileName
      .toLowerCase()
      .normalize('NFKC')
      .replace(/(?<!\/)\/+$/, '');
    if (this.names.has(name)) return true;
    this.names.add(name);
    if (entry.isEncrypted() || entry.extraFields.some(({ id }) => id === ZIP64_FIELD)) return true;
    return this.differsFromLocalHeader(entry);
  }

  private differsFromLocalHeader(entry: Entry): boolean {
    const { bytes } = this;
    const at = entry.relativeOffsetOfLocalHeader;
    if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return true;
    const nameAt = at + LOCAL_LENGTH;
    const dataAt = nameAt + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const to = dataAt + entry.compressedSize;
    if (!bytes.subarray(nameAt, nameAt + bytes.readUInt16LE(at + 26)).equals(entry.fileNameRaw)) return true;
    if (bytes.readUInt16LE(at + 8) !== entry.compressionMethod || to > bytes.length) return true;
    if (this.ranges.some((place) => at < place.to && place.from < to)) return true;
    this.ranges.push({ from: at, to });
    const hasDescriptor = (bytes.readUInt16LE(at + 6) & HAS_DESCRIPTOR) !== 0;
    return hasDescriptor ? !this.hasMatchingDescriptor(entry, to) : !matchesEntry(bytes, at + 14, entry);
  }

  /** The descriptor is after the data, with or without a signature. */
  private hasMatchingDescriptor(entry: Entry, at: number): boolean {
    if (at + 16 > this.bytes.length) return false;
    return matchesEntry(this.bytes, this.bytes.readUInt32LE(at) === DESCRIPTOR_SIGNATURE ? at + 4 : at, entry);
  }
}

/** Compares the checksum and the two sizes, which are adjacent. */
const matchesEntry = (bytes: Buffer, at: number, { crc32, compressedSize, uncompressedSize }: Entry): boolean =>
  bytes.readUInt32LE(at) === crc32 &&
  bytes.readUInt32LE(at + 4) === compressedSize &&
  bytes.readUInt32LE(at + 8) === uncompressedSize;
