import type { RouteKey } from '@muster/contract/routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { FieldFault } from '../../platform/problem.ts'
import { Problem } from '../../platform/problem.ts'
import type { Client } from '../../platform/serve/call.ts'
import type { SettledBytes } from '../../platform/bytes.ts'
import type { Publish } from './events.ts'

/** A heavy call on its way to the thread. */
export interface Asked {
  id: number
  key: RouteKey
  now: Instant
  actor: Actor
  client: Omit<Client, 'setCookie'>
  language: string
  params: unknown
  query: Record<string, unknown>
  body: unknown
}

/** What comes back: a reply, an error, or an event that followed from the call. */
export type Said =
  | { id: number; json: Uint8Array }
  | { id: number; bytes: Omit<SettledBytes, 'content'>; content: Uint8Array }
  | { id: number; error: Carried }
  | { publish: Publish }

/** An error as plain data: a problem with its sentence, anything else with what logs and replies need of it. */
export interface Carried {
  problem?: { status: number; said: Sentence; more: object }
  facts?: Record<string, unknown>
}

export function carry(error: unknown): Carried {
  if (error instanceof Problem) {
    const { status, said, errors, isLogout, retryAfter, needsProof, needsSso, isExpected } = error
    const more = { isLogout, needsProof, needsSso, isExpected }
    return {
      problem: {
        status,
        said,
        more: { ...more, ...(errors ? { errors } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) },
      },
    }
  }
  const { message, stack, code, constraint, table, statusCode, where, errno, syscall } = error as Record<
    string,
    unknown
  >
  return {
    facts: {
      ...{ message: message ?? String(error), stack, code, constraint, table, statusCode, where, errno, syscall },
    },
  }
}

export function uncarry({ problem, facts }: Carried): Error {
  if (problem) return new Problem(problem.status, problem.said, problem.more as { errors?: FieldFault[] })
  const error = new Error(String(facts?.['message']))
  for (const [name, value] of Object.entries(facts ?? {}))
    if (value !== undefined) Object.defineProperty(error, name, { value, configurable: true, writable: true })
  return error
}
