/** Whether an error means that a part of the product could not be loaded; each browser words it differently. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported module|preload/i.test(error.message)
}
