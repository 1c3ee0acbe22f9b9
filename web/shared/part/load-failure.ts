/** Whether something failed because a part of the product could not be loaded; each browser has its own words for it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported module|preload/i.test(error.message)
}
