import type { FastifyInstance } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { mostParts } from '../../costs/body-limit.ts'
import { Problem } from '../../problem.ts'

/**
 * JSON with more values than its call may have is refused while it is still text: parsing makes an object of each of them, and holds up
 * everyone for as long.
 */
export function limitJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (hasMoreParts(text, mostParts(request.routeOptions.bodyLimit)))
      return done(new Problem(413, say`The request is too large.`))
    return parse(request, text, done)
  })
}

/** Whether JSON text surely has more values than `most`. One of every list or object at least, and one after every comma. */
export function hasMoreParts(json: string, most: number): boolean {
  let [opened, separated, isText] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (letter === quote) isText = !isText
    else if (isText && letter === backslash) at++
    else if (!isText && letter === comma) separated++
    else if (!isText && (letter === bracket || letter === brace)) opened++
    if (opened > most || separated >= most) return true
  }
  return false
}

const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0))
