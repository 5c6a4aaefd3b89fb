/** What the form of a block gives to the field of one of its parts. */
export interface FieldPart<Value> {
  label: string;
  value: Value;
  /** Answers with what keeps it from being stored. */
  onChange: (value: Value) => string | undefined;
}
