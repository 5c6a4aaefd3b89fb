/** For every state the events it takes and where each leads. */
export type Transitions<State extends string, Event extends string> = {
  readonly [From in State]: { readonly [On in Event]?: NoInfer<State> };
};

export type StateMachine<State extends string, Event extends string> = {
  readonly states: readonly State[];
  readonly initial: readonly State[];
  /** The state after the event, or undefined when the state does not take it. */
  next(state: State, event: Event): State | undefined;
  can(state: State, event: Event): boolean;
  allowedEvents(state: State): Event[];
  /** Nothing leads out of it. */
  isFinal(state: State): boolean;
  isState(value: unknown): value is State;
};

/**
 * A machine out of a transition table. A table that names an unknown state, or has a state that no path from an
 * initial state reaches, is a mistake of its author and throws here, when the module is loaded.
 */
export function defineStateMachine<State extends string, Event extends string>(definition: {
  name: string;
  initial: NoInfer<State> | readonly NoInfer<State>[];
  transitions: Transitions<State, Event>;
}): StateMachine<State, Event> {
  // Own maps instead of property access: an event called 'constructor' must not find Object.prototype.
  const table = new Map<string, Map<string, State>>(
    Object.entries<Partial<Record<string, State>>>(definition.transitions).map(([state, events]) => [
      state,
      new Map(Object.entries(events).filter((entry): entry is [string, State] => entry[1] !== undefined)),
    ]),
  );
  const initial: readonly State[] =
    typeof definition.initial === 'string' ? [definition.initial] : definition.initial;
  assertSound(definition.name, initial, table);

  const eventsOf = (state: State) => table.get(state) ?? new Map<string, State>();
  return {
    states: [...table.keys()] as State[],
    initial,
    next: (state, event) => eventsOf(state).get(event),
    can: (state, event) => eventsOf(state).has(event),
    allowedEvents: (state) => [...eventsOf(state).keys()] as Event[],
    isFinal: (state) => eventsOf(state).size === 0,
    isState: (value): value is State => typeof value === 'string' && table.has(value),
  };
}

function assertSound(
  name: string,
  initial: readonly string[],
  table: Map<string, Map<string, string>>,
): void {
  const reached = new Set<string>();
  const waiting = [...initial];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const events = table.get(state);
    if (!events) throw new Error(`State machine ${name}: unknown state '${state}'`);
    if (reached.has(state)) continue;
    reached.add(state);
    waiting.push(...events.values());
  }
  const lost = [...table.keys()].filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`State machine ${name}: unreachable state '${lost.join("', '")}'`);
}
