import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@muster/contract/envelope.ts'
import { brokenConstraint, isClash, isConnectionFailure, isDiskFull } from '../database/failures.ts'
import type { Log } from '../log.ts'
import { Problem, conflict, diskFull, unavailable } from '../problem.ts'

/** What breaking a named constraint of the schema means to the person who made the call. */
export type ConstraintMessages = Readonly<Record<string, { path?: string; message: string }>>

/** The one place where an error becomes a status and an envelope. */
export function answerFailure(log: Log, constraints: ConstraintMessages) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error, constraints)
    if (problem.status >= 500) {
      log.error(
        { route: request.routeOptions.url, method: request.method, id: request.id, ...facts(error) },
        'a call failed',
      )
    }
    if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter)
    const body: Failure = { success: false, message: problem.message }
    if (problem.errors) body.errors = problem.errors
    if (problem.isLogout) body.isLogout = true
    return reply.status(problem.status).type('application/json').send(body)
  }
}

function asProblem(error: unknown, constraints: ConstraintMessages): Problem {
  if (error instanceof Problem) return error
  const constraint = brokenConstraint(error)
  if (constraint) {
    const known = constraints[constraint]
    if (known) return conflict(known.message, known.path ? [{ path: known.path, message: known.message }] : undefined)
  }
  if (isConnectionFailure(error)) return unavailable()
  if (isDiskFull(error)) return diskFull()
  if (isClash(error)) return conflict('Somebody else changed the same at this moment. Try again.')
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode < 500) return new Problem(statusCode, ownWords[statusCode] ?? message)
  return new Problem(500, 'Something went wrong')
}

const ownWords: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  406: 'The request could not be read.',
  415: 'Send JSON, or multipart/form-data where a file is expected.',
}

/** Stack and SQL state, without values: rows may hold personal data. */
function facts(error: unknown) {
  const { code, constraint, table, stack, message } = error as Record<string, unknown>
  return { code, constraint, table, stack: code ? String(message).split('\n')[0] : stack }
}
