/**
 * Runs parts of a transaction that don't depend on each other: their statements are sent together and executed in that order. If one fails,
 * its error is thrown once the others have ended, so that none continues in a finished transaction.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  parts: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  let failed: { error: unknown } | undefined
  const done = await Promise.all(
    parts.map((part) =>
      part.catch((error: unknown) => {
        // Later failures are caused by the first one.
        failed ??= { error }
      }),
    ),
  )
  if (failed) throw failed.error
  return done as { -readonly [I in keyof T]: Awaited<T[I]> }
}

/** Marks a promise that is awaited later, so that its rejection in the meantime does not end the process. */
export function awaitLater(pending: Promise<unknown>[], sent: Promise<unknown>): void {
  sent.catch(() => undefined)
  pending.push(sent)
}

/** The first failure: after a failed statement everything else fails because of it. */
export async function firstOf(pending: readonly Promise<unknown>[], thrown: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(pending)).find(({ status }) => status === 'rejected')
  return failed === undefined ? thrown : (failed as PromiseRejectedResult).reason
}
