import { crc32, deflateRawSync } from 'node:zlib';

/** One part of a zip. `claimedSize` is the unpacked size that the zip declares. */
export interface ZipPart {
  name: string;
  content: Buffer | string;
  claimedSize?: number;
}

/** A zip of deflated parts (PKWARE APPNOTE, sections 4.3.7 to 4.3.16). */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of parts) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const facts = entryFacts(bytes, packed, claimedSize ?? bytes.length, name);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, facts, position, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

/** Returns the fields that the local header and the directory share: version, flags, method, time, checksum, sizes, lengths. */
function entryFacts(bytes: Buffer, packed: Buffer, claimedSize: number, name: string): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimedSize, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
