/** Returns true when each percent sign begins an encoded character. The bundler removes a call whose result is not used. */
export const isDecodable = (text: string): boolean => decode(text) !== null;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
