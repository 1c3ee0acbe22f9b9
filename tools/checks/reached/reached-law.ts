import { dirname, join } from 'node:path/posix'
import type { Source } from '../sources.ts'

/** Exported by the payroll of the engine, and reached by no product code. */
export interface Unreached {
  path: string
  name: string
}

/**
 * What the payroll of the engine exports and the product does not reach: neither a file of server or web imports it, nor a file of the
 * engine that they reach. Tests, fixtures and the worked examples count for nothing, since a rule that they alone call pays nobody.
 */
export function unreached(all: readonly Source[]): Unreached[] {
  const files = new Map(all.filter(({ path }) => !isTest(path)).map((source) => [source.path, source.text]))
  const queue = [...files.keys()].filter((path) => /^(?:server|web|contract)\//.test(path))
  const isReached = new Set(queue)
  const names = new Set<string>()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const { from, name } of importsOf(path, files.get(path)!)) {
      names.add(`${from} ${name}`)
      if (!files.has(from) || isReached.has(from)) continue
      isReached.add(from)
      queue.push(from)
    }
  }
  return [...files].flatMap(([path, text]) =>
    !path.startsWith('engine/payroll/')
      ? []
      : exportsOf(text)
          .filter(
            (name) =>
              !names.has(`${path} ${name}`) &&
              !names.has(`${path} ${everything}`) &&
              !(isReached.has(path) && isUsedIn(text, name)),
          )
          .map((name) => ({ path, name })),
  )
}

/** `import * as` */
const everything = '*'

function isTest(path: string): boolean {
  return /\.(?:test|fixture|bench)\.tsx?$/.test(path) || /^engine\/(?:cases|testing)\//.test(path)
}

function importsOf(path: string, text: string): { from: string; name: string }[] {
  const imports = /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+\w+)\s*from\s*'([^']+)'/g
  return [...text.matchAll(imports)].flatMap(([, list = everything, spec]) => {
    const from = spec!.startsWith('@muster/') ? spec!.slice('@muster/'.length) : join(dirname(path), spec!)
    return list
      .split(',')
      .map((one) => one.trim().replace(/^type\s+/, ''))
      .filter((one) => one !== '')
      .map((one) => ({ from, name: one.split(' as ')[0]! }))
  })
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async function\*?|function\*?|const|class) (\w+)/gm)].map(([, name]) => name!)
}

function isUsedIn(text: string, name: string): boolean {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
}
