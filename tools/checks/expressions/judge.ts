import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { checkSync } from 'recheck'
import { root } from '../sources.ts'
import type { Judge } from './expression-law.ts'

const require = createRequire(import.meta.url)
/** The build in plain JavaScript: it needs neither Java nor the program that comes with the package. */
const analyser = require('recheck/lib/browser.js') as { checkSync: typeof checkSync }
const { version } = require('recheck/package.json') as { version: string }

/** Counts steps, not seconds, so that a busy machine gives the same answer. */
const limits = { attackLimit: 50_000_000, attackTimeout: 60_000, timeout: 120_000 } as const

export const judge: Judge = (pattern, flags) => {
  if (!isRepeating(pattern)) return null
  const found = analyser.checkSync(pattern, flags, limits)
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be analysed (${found.error.kind}); write a simpler one.`
  return `takes ${found.complexity.summary} time, for example for ${found.attack.pattern.slice(0, 100)}.`
}

/** Without an endless repetition, or a long one, each beginning costs the same few steps. */
function isRepeating(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]/g, '')
  return /[*+{]/.test(plain.replaceAll(/\{\d(?:,\d)?\}/g, ''))
}

const file = join(root, '.cache', `expressions-${version}.json`)

/** Analysing all takes a minute, so what was judged before is remembered. */
export function remembering(fresh: Judge): { judge: Judge; remember: () => void } {
  const before = read()
  const now: Record<string, string | null> = {}
  const known: Judge = (pattern, flags) => {
    const key = `/${pattern}/${flags}`
    if (key in now) return now[key]!
    return (now[key] = key in before ? before[key]! : fresh(pattern, flags))
  }
  const remember = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(now))
  }
  return { judge: known, remember }
}

function read(): Record<string, string | null> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | null>
  } catch {
    return {}
  }
}
