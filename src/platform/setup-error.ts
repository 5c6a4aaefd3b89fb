/** Something outside the code keeps us from running. The message is one sentence a person can act on. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
