/**
 * Parts of a transaction that do not wait for one another: their statements travel together, and are done in the order in which
 * they are sent. When one fails, its error is thrown once the others have ended, so that none runs on in a transaction that is over.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  parts: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  let failed: { error: unknown } | undefined
  const done = await Promise.all(
    parts.map((part) =>
      part.catch((error: unknown) => {
        // What fails later fails because of the first.
        failed ??= { error }
      }),
    ),
  )
  if (failed) throw failed.error
  return done as { -readonly [I in keyof T]: Awaited<T[I]> }
}

/** Marks a promise that is awaited later, so that its rejection in the meantime does not end the process. */
export function hold(held: Promise<unknown>[], sent: Promise<unknown>): void {
  sent.catch(() => undefined)
  held.push(sent)
}

/** What failed first: behind a statement that failed everything else fails because of it. */
export async function firstOf(held: readonly Promise<unknown>[], thrown: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(held)).find(({ status }) => status === 'rejected')
  return failed === undefined ? thrown : (failed as PromiseRejectedResult).reason
}
