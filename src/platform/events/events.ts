import type { Tx } from '#platform/database/database.ts';

declare const payloadType: unique symbol;

/** Something that happened in a capability, and what is told of it. It is defined by who emits it, in its `events.ts`. */
export type EventType<Payload> = { readonly name: string; readonly [payloadType]?: Payload };

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

/** What a capability does when something happens in one that it stands on. */
export type Listener<Context> = {
  readonly event: string;
  hear(tx: Tx, payload: never, context: Context): Promise<void>;
};

export function on<Payload, Context>(
  event: EventType<Payload>,
  hear: (tx: Tx, payload: Payload, context: Context) => Promise<void>,
): Listener<Context> {
  return { event: event.name, hear };
}

export type Events = {
  /**
   * Told to every listener in the emitter's own transaction, in the order of the capabilities: what one of them does is
   * done when the change is, or not at all. Work that takes long is queued there as a job.
   */
  emit<Payload>(tx: Tx, event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
};

export function createEvents<Context>(
  listeners: readonly Listener<Context>[],
  contextOf: () => Context,
): Events {
  const byEvent = Map.groupBy(listeners, ({ event }) => event);
  return {
    async emit(tx, { name }, payload) {
      for (const { hear } of byEvent.get(name) ?? []) await hear(tx, payload as never, contextOf());
    },
  };
}
