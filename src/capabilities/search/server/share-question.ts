/** With one that hangs there is still another; more would only make each shared by fewer. */
const MOST_AT_ONCE = 2;

/**
 * Whoever asks while two questions are under way shares the next one, which is sent after the last of them has asked: its
 * answer is as new for each of them as one of their own would be.
 */
export function shareQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let waiting: PromiseWithResolvers<T> | undefined;
  let underWay = 0;

  function send(): void {
    if (!waiting || underWay === MOST_AT_ONCE) return;
    const { resolve, reject } = waiting;
    waiting = undefined;
    underWay += 1;
    ask()
      .then(resolve, reject)
      .finally(() => {
        underWay -= 1;
        send();
      });
  }

  return () => {
    if (!waiting) {
      waiting = Promise.withResolvers();
      // Those who ask in the same turn of the event loop still share it.
      setImmediate(send);
    }
    return waiting.promise;
  };
}
