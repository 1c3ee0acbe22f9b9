import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@muster/contract/envelope.ts'
import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import { createHold } from '../costs/hold.ts'
import { refusal } from '../costs/table.ts'
import { brokenConstraint, isClash, isConnectionFailure, isDiskFull } from '../database/failures.ts'
import { languageOf, translate } from '../language/translate.ts'
import type { Log } from '../log.ts'
import { networkOf } from './network.ts'
import { traceId } from '../tracing/trace.ts'
import { Problem, conflict, diskFull, unavailable } from '../problem.ts'

/** What a broken constraint of the schema means to the person who made the call. */
export type ConstraintMessages = Readonly<Record<string, { path?: string; message: Sentence }>>

/** The one place where an error becomes a status and an envelope. */
export function answerFailure(log: Log, constraints: ConstraintMessages) {
  const hold = createHold(refusal.freeBodies)
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error, constraints)
    if (problem.status >= 500 && !problem.isExpected) {
      log.error(
        { route: request.routeOptions.url, method: request.method, id: request.id, ...traceId(), ...facts(error) },
        'a call failed',
      )
    }
    if (isClash(error)) {
      const { where } = error as { where?: string }
      log.warn(
        { route: request.routeOptions.url, method: request.method, where },
        'two transactions waited for each other',
      )
    }
    const isEnough = problem.isDelayed && !(await hold(networkOf(request.ip)))
    if (problem.closes || isEnough) void reply.header('connection', 'close')
    if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter)
    const translateAll = (said: Sentence) => translate(said, languageOf(request.headers['accept-language']))
    const body: Failure = { success: false, message: translateAll(problem.said) }
    if (problem.errors)
      body.errors = problem.errors.map(({ path, message }) => ({ path, message: translateAll(message) }))
    if (problem.isLogout) body.isLogout = true
    if (problem.needsProof) body.needsProof = true
    if (problem.needsSso) body.needsSso = true
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
  if (isClash(error)) return conflict(say`Someone else changed this at the same moment. Try again.`)
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode < 500) return new Problem(statusCode, ownWords[statusCode] ?? verbatim(message))
  return new Problem(500, say`Something went wrong`)
}

const ownWords: Record<number, Sentence> = {
  400: say`The request could not be read.`,
  413: say`The request is too large.`,
  406: say`The request could not be read.`,
  414: say`The address is too long.`,
  415: say`Send JSON, or multipart/form-data where a file is expected.`,
}

/** Stack and SQL state, without values: rows may contain personal data. */
function facts(error: unknown) {
  const { code, constraint, table, stack, message } = error as Record<string, unknown>
  return { code, constraint, table, stack: code ? String(message).split('\n')[0] : stack }
}
