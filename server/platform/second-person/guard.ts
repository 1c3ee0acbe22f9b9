import type { DataOf, Route, Routes } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Call } from '../serve/call.ts'
import type { Guard, Served } from '../serve/serve.ts'
import type { Sensitive } from '../sensitive/sensitive.ts'

/** Null if nothing about the call is sensitive. References that don't exist are left to the handler. */
type GuardOf<R> = R extends Route ? (call: Call<R>) => Promise<SensitiveOf<R> | null> : never
type SensitiveOf<R extends Route> = Sensitive & { now: (change: Id) => Promise<DataOf<R>> }

/** Declares which calls of a noun one person alone may not make. */
export function guarded<R extends Routes>(
  _: R,
  served: readonly Served[],
  guards: { [K in keyof R]?: GuardOf<R[K]> },
): Served[] {
  return served.map((one) => {
    const guard = guards[one.key as keyof R]
    return guard ? { ...one, guard: guard as unknown as Guard } : one
  })
}
