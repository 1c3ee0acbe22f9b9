import { posix } from 'node:path'
import { doors, webDoors } from './doors.ts'
import { lineAt, type Source } from './sources.ts'

/** The allowed imports of each file; returns one line per violation. */
export function importFaults(files: readonly Source[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((imported) => {
      const why = fault(file.path, imported)
      return why === undefined ? [] : [`${file.path}:${imported.line} imports ${imported.to}: ${why}`]
    }),
  )
}

export interface Import {
  to: string
  line: number
  isType: boolean
  isLazy: boolean
}

// import … from '…', export … from '…', import '…'
const fixed = /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const lazy = /\bimport\(\s*['"]([^'"]+)['"]/g

/** All imports of a file, in any form. */
export function importsOf({ path, text }: Source): Import[] {
  const statements = [...text.matchAll(fixed)].map((match) => ({
    to: resolve(path, match[2] ?? ''),
    line: lineAt(text, match.index + match[0].search(/\S/)),
    isType: match[1] !== undefined,
    isLazy: false,
  }))
  const calls = [...text.matchAll(lazy)].map((match) => ({
    to: resolve(path, match[1] ?? ''),
    line: lineAt(text, match.index),
    isType: /(?:typeof|:|<)\s*$/.test(text.slice(0, match.index)),
    isLazy: true,
  }))
  return [...statements, ...calls].filter(({ to }) => to !== '')
}

/** The imported file from the root; empty for an external package. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier.startsWith('@muster/') ? specifier.slice('@muster/'.length) : ''
}

function fault(from: string, { to, isType, isLazy }: Import): string | undefined {
  const here = zoneOf(from)
  const there = zoneOf(to)
  const isTest = /\.test\.tsx?$|\/testing(?:\/|\.ts$)/.test(from)
  const allowed = isTest ? testLaw[here.zone] : law[here.zone]
  if (allowed === undefined || allowed === 'everything') return undefined
  if (!allowed.includes(there.zone)) return `${here.zone} may import ${allowed.join(', ')} only.`
  if (here.zone === 'server/features' && there.zone === here.zone)
    return doorFault(here.feature, there.feature, to, isTest)
  if ((here.zone === 'web/features' || here.zone.startsWith('web/app')) && there.zone === 'web/features')
    return isTest ? undefined : webDoorFault(here, there.feature, to)
  if (here.zone.startsWith('web/') && there.zone === 'contract' && !isType && !isTest)
    return contractFault(here.zone, to, isLazy)
  return undefined
}

function doorFault(here: string, there: string, to: string, isTest: boolean): string | undefined {
  if (here === there || isTest) return undefined
  if (to !== `server/features/${there}/index.ts`) return `another feature is called through its index.ts only.`
  if (!(doors[here] ?? []).includes(there))
    return `${here} may not call ${there}; tools/checks/doors.ts says who may call whom.`
  return undefined
}

/** A feature's rows are for the tables of `web/app`; other features use what its index exports. */
function webDoorFault(here: { zone: string; feature: string }, there: string, to: string): string | undefined {
  if (here.feature === there && here.zone === 'web/features') return undefined
  const door = `web/features/${there}/index.ts`
  if (here.zone !== 'web/features') {
    const faces = [door, door.replace('index.ts', 'screens.ts'), door.replace('index.ts', 'parts.ts')]
    return faces.includes(to) ? undefined : 'a feature is known by its index.ts, screens.ts and parts.ts only.'
  }
  if (to !== door) return 'another feature is used through its index.ts only.'
  if (!(webDoors[here.feature] ?? []).includes(there))
    return `${here.feature} may not use ${there}; tools/checks/doors.ts says who may use whom.`
  return undefined
}

/** Tables without a schema. */
const light = new Set([
  ...['contract/permissions.ts', 'contract/permission-areas.ts', 'contract/access-levels.ts'],
  ...['contract/access-summary.ts', 'contract/values.ts', 'contract/security/deciding-permissions.ts'],
  'contract/request-types.ts',
])

/** Schemas are large: until a form needs them, the web uses only the contract's types. */
function contractFault(zone: string, to: string, isLazy: boolean): string | undefined {
  if (isLazy || light.has(to)) return undefined
  if (to === 'contract/all-routes.ts') return 'the whole contract is never shipped to the browser; import type.'
  return zone === 'web/features' ? undefined : 'the contract is types here; import type, or import it lazily.'
}

type Law = Readonly<Record<string, readonly string[] | 'everything'>>

const law: Law = {
  contract: ['contract'],
  engine: ['engine'],
  'server/platform': ['contract', 'engine', 'server/platform', 'server/db'],
  'server/features': ['contract', 'engine', 'server/platform', 'server/features', 'server/db'],
  'server/app': ['contract', 'engine', 'server/platform', 'server/features', 'server/app', 'server/db'],
  'server/db': ['contract', 'engine', 'server/db'],
  server: ['contract', 'engine', 'server/platform', 'server/features', 'server/app', 'server/db', 'server'],
  'web/shared': ['contract', 'engine', 'web/shared'],
  'web/features': ['contract', 'engine', 'web/shared', 'web/features', 'web/app/tables'],
  'web/app/tables': ['contract', 'engine', 'web/shared', 'web/features', 'web/app/tables'],
  'web/app': ['contract', 'engine', 'web/shared', 'web/features', 'web/app/tables', 'web/app'],
  web: ['contract', 'engine', 'web/shared', 'web/features', 'web/app/tables', 'web/app', 'web'],
  e2e: ['contract', 'e2e'],
  tools: 'everything',
}

const serverSide = ['contract', 'engine', 'server/platform', 'server/features', 'server/app', 'server/db', 'server']
const webSide = ['contract', 'engine', 'web/shared', 'web/features', 'web/app/tables', 'web/app', 'web']

/** Tests may import their whole side, and never the other. */
const testLaw: Law = {
  ...law,
  'server/platform': serverSide,
  'server/features': serverSide,
  'server/app': serverSide,
  'server/db': serverSide,
  server: serverSide,
  'web/shared': webSide,
  'web/features': webSide,
  'web/app/tables': webSide,
  'web/app': webSide,
  web: webSide,
}

function zoneOf(path: string): { zone: string; feature: string } {
  const [first = '', second = '', third = ''] = path.split('/')
  if (path.startsWith('web/app/tables/')) return { zone: 'web/app/tables', feature: '' }
  const hasZones = (first === 'server' || first === 'web') && zones.has(`${first}/${second}`)
  return { zone: hasZones ? `${first}/${second}` : first, feature: third }
}

const zones = new Set([
  'server/platform',
  'server/features',
  'server/app',
  'server/db',
  'web/shared',
  'web/features',
  'web/app',
])
