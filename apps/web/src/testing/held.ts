/** An answer that waits until the test lets it go: what a screen shows meanwhile is looked at without haste. */
export function held<Data>(data: Data) {
  let release: () => void = () => undefined;
  const answer = new Promise<Data>((resolve) => {
    release = () => resolve(data);
  });
  return { answer, release };
}
