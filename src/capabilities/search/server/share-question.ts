/**
 * Whoever asks in the same turn of the event loop shares one question, sent after the last of them has asked: its answer
 * is as new for each of them as one of their own would be.
 */
export function shareQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        waiting = undefined;
        ask().then(resolve, reject);
      });
    });
    return waiting;
  };
}
