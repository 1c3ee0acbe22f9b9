import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { say } from '@muster/engine/sentence.ts'
import { createLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { answerFailure } from './failure.ts'

const answer = async (error: object) => {
  const fastify = Fastify()
  const constraints = { shift_name_key: { path: 'body.name', message: say`A shift with this name exists` } }
  fastify.setErrorHandler(answerFailure(createLog('silent'), constraints))
  fastify.get('/', () => {
    throw Object.assign(new Error('insert of Priya Nair, 9876543210'), error)
  })
  const reply = await fastify.inject('/')
  return [reply.statusCode, reply.json<unknown>()]
}

test('what the database refuses is explained, without anything from the row', async () => {
  const exists = { path: 'body.name', message: 'A shift with this name exists' }
  const failure = (message: string) => ({ success: false, message })
  expect(await answer({ code: '23505', constraint: 'shift_name_key' })).toEqual([
    409,
    { ...failure(exists.message), errors: [exists] },
  ])
  const clash = failure('Someone else changed this at the same moment. Try again.')
  expect(await answer({ code: '40P01' })).toEqual([409, clash])
  expect(await answer({ code: '23505', constraint: 'of_nobody' })).toEqual([500, failure('Something went wrong')])
  expect(await answer({})).toEqual([500, failure('Something went wrong')])
})

test('failures are logged as errors, and expected problems are not', async () => {
  const logged: string[] = []
  const log = { ...createLog('silent'), error: (_: object, message: string) => void logged.push(message) } as never
  const fastify = Fastify()
  fastify.setErrorHandler(answerFailure(log, {}))
  fastify.get<{ Querystring: { expected?: string } }>('/', ({ query }) => {
    throw new Problem(503, say`The server is restarting.`, { isExpected: query.expected !== undefined })
  })
  const replies = [await fastify.inject('/?expected'), await fastify.inject('/')]
  expect([replies.map(({ statusCode }) => statusCode), logged]).toEqual([[503, 503], ['a call failed']])
})
