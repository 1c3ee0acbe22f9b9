/** A reason not to start that its reader can act on: printed alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
