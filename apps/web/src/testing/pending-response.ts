/** Returns a response that is pending until the test calls `release`, to test a screen's pending state. */
export function pendingResponse<Data>(data: Data) {
  let release: () => void = () => undefined;
  const answer = new Promise<Data>((resolve) => {
    release = () => resolve(data);
  });
  return { answer, release };
}
