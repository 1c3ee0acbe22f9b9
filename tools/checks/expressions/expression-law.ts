import type { Source } from '../sources.ts'
import { exceptions } from './exceptions.ts'
import { type Expression, expressionsIn } from './expressions.ts'

/** Why an expression is refused; null if its time grows no faster than the text. */
export type Judge = (pattern: string, flags: string) => string | null

/** What runs while people use the product. Builds, tests and trials of failure read only what we write. */
const running = /^(?:contract|engine|server|web)\/.*\.tsx?$/
const notRunning = /\.test\.tsx?$|\.(?:fixture|bench|config)\.ts$|^web\/build\/|^server\/resilience\/|\/testing[/.]/

/**
 * Expressions whose time grows faster than the text they read: someone who may write such a text can stop the server with it. A search
 * that starts again at each character counts too, as `/\s+$/` does.
 */
export function expressionFaults(files: readonly Source[], judge: Judge, allowed = exceptions): string[] {
  const read = files.filter(({ path }) => running.test(path) && !notRunning.test(path))
  const found = read.flatMap((file) => expressionsIn(file))
  const isAllowed = ({ where, pattern }: Expression) =>
    allowed.some((one) => where.startsWith(`${one.path}:`) && one.pattern === pattern)
  const unused = allowed.filter(
    ({ path, pattern }) => !found.some((one) => one.where.startsWith(`${path}:`) && one.pattern === pattern),
  )
  return [
    ...found.filter((one) => !isAllowed(one)).flatMap((one) => faultOf(one, judge)),
    ...unused.map(({ path, pattern }) => `${path} no longer has the exception /${pattern}/; remove its row.`),
  ]
}

function faultOf({ where, pattern, flags }: Expression, judge: Judge): string[] {
  if (pattern === null)
    return [`${where} makes an expression at run time, which cannot be checked; use functions of text.`]
  const why = judge(pattern, flags)
  return why === null ? [] : [`${where} /${pattern}/${flags} ${why}`]
}
