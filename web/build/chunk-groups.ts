import type { Rolldown } from 'vite'
import { behindDoors } from './behind-doors.ts'
import { isSignedOut } from './size-budget.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Name = Exclude<Groups[number]['name'], string>
type Context = Parameters<Name>[1]

/** Parts of the component library that only some pages need; the frame does not. */
const fields = 'Chip|FilledInput|Input|NativeSelect|Select'
const others = 'CardActionArea|FormGroup|LinearProgress|Slider|Switch|Tab|Tabs|TabScrollButton'
const choices = 'Autocomplete|InputLabel|TextField|useAutocomplete'
const tables = 'Table\\w*|Pagination\\w*|usePagination'
const muiPart = (parts: string) => new RegExp(`/node_modules/@mui/material/(${parts})[/.]`)
const muiBase = new RegExp(
  `/node_modules/(@emotion|stylis|@popperjs|@mui/(?!x-|material/(${fields}|${others}|${choices}|${tables}|Accordion\\w*|Avatar\\w*|Badge|Step\\w*|Toggle\\w*)[/.]))`,
)

/** Which modules share a file, so that a screen needs few of them: first what every page loads, then what many load. */
export function chunkGroups(): Groups {
  const usage = computedOnce()
  const by = (debugName: string, priority: number, name: (id: string, usage: Usage) => string | null) => ({
    ...{ debugName, priority },
    name: (id: string, context: Context) => name(id, usage(context)),
  })
  return [
    { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'zustand'), priority: 90 },
    by('start', 80, (id, { start }) => ((start.has(id) && !ofData.test(id)) || ofSentences.test(id) ? 'start' : null)),
    { name: 'data', test: ofData, priority: 75 },
    { name: 'zod', test: packages('zod'), priority: 70 },
    // A group includes its modules' dependencies, so the base of the component library comes first.
    { name: 'mui', test: muiBase, priority: 60 },
    by('shell', 50, (id, { shell, home, icons }) => {
      const users = usersOf(id, icons)
      return shell.has(id) || users > 2 || (users === 2 && home.has(id)) ? 'shell' : null
    }),
    by('icons', 48, (id, { icons }) => (usersOf(id, icons) === 2 ? 'icons' : null)),
    // Sign-up keeps a draft, too, and would pull this into its own group.
    { name: 'draft', test: /\/web\/shared\/draft\/(?:draft-store|own-draft)\./, priority: 47 },
    by('page', 45, (id, { pages }) => (isPart(id) && often(pages, id, mostPages) ? 'page' : null)),
    by('header', 40, (id, { header }) => (header.has(id) || ofHeader.test(id) ? 'header' : null)),
    by('fields', 36, (id, { pages }) =>
      muiPart(fields).test(id) || (isField(id) && often(pages, id, 13)) ? 'fields' : null,
    ),
    { name: 'mui-choices', test: muiPart(choices), priority: 34 },
    by('list', 33, (id, { pages }) =>
      muiPart(tables).test(id) || (isList.test(id) && often(pages, id, 12)) ? 'list' : null,
    ),
    { name: 'dates', test: packages('@mui/x-date-pickers', '@mui/x-internals', 'dayjs'), priority: 32 },
    { name: 'form', test: ofForms, priority: 14 },
    { name: 'kit', test: ofKit, priority: 12 },
    by('dashboard', 4, (id, { home }) => (home.has(id) && id.includes('/features/dashboard/') ? 'dashboard' : null)),
    by('home', 6, (id, { home, pages }) =>
      ofBalances.test(id) || (home.has(id) && often(pages, id, 2)) ? 'home' : null,
    ),
  ]
}

/** How many screens use an icon: with one it is in that screen's file, with two in a file of such icons, with more in the frame. */
function usersOf(id: string, icons: Usage['icons']): number {
  const [, icon] = /\/node_modules\/lucide-react\/(?:dist\/esm\/icons\/([\w-]+))?/.exec(id) ?? []
  if (icon !== undefined) return icons.get(icon) ?? Infinity
  // The icon renderer.
  return id.includes('/node_modules/lucide-react/') ? Infinity : 0
}

/** Sentences with elements: used by the header, and by pages before and after sign-in. */
const ofSentences = /\/(web\/shared\/language\/trans\.|node_modules\/@lingui\/react\/)/
/** The data cache; sign-up uses it, too. */
const ofData = /\/(node_modules\/swr\/(?!dist\/infinite)|web\/shared\/call\/use-api\.ts)/
/** Notifications show ages; so do pages. */
const ofHeader = /\/web\/shared\/format\/relative-time\./
const ofForms =
  /\/(node_modules\/(react-hook-form|@hookform)\/|web\/shared\/form\/(form|form-(actions|alerts|page|problems|section)|schema-resolver|sent-values|unsaved-guard|use-form-focus)\.)/
const ofKit =
  /\/web\/(shared\/public-kit\/|features\/identity\/(form\/(otp-field|password-field|reading|stepper)|sign-up\/steps)\.)/
const ofBalances = /\/web\/(features\/leave\/balance\/balance-|shared\/ui\/calc\.)/
const isForm = /\/web\/shared\/form\//
const isField = (id: string) => isForm.test(id) && !ofForms.test(id)
const isList = /\/web\/shared\/table\//
/** Many pages import the types of requests, and most need none of it. */
const isPart = (id: string) => !isForm.test(id) && !isList.test(id) && !id.endsWith('/contract/request-types.ts')

/** A module that this many screens load is loaded by every one of them. */
const mostPages = 10

function often(pages: Usage['pages'], id: string, least: number): boolean {
  return (pages.get(id) ?? 0) >= least
}

/** Modules by use, without packages, which have their own groups. */
interface Usage {
  /** What every page loads, signed in or not. */
  start: ReadonlySet<string>
  /** What the signed-in area's frame loads. */
  shell: ReadonlySet<string>
  /** Header parts, loaded after the frame. */
  header: ReadonlySet<string>
  /** What the start page after sign-in loads. */
  home: ReadonlySet<string>
  /** How many screens load a module. */
  pages: ReadonlyMap<string, number>
  /** How many screens show an icon, by its file's name; the frame counts as many. */
  icons: ReadonlyMap<string, number>
}

/** Computed once all modules are known. */
function computedOnce(): (context: Context) => Usage {
  let known: Usage | undefined
  return (context) => (known ??= computeUsage(context))
}

function computeUsage(context: Context): Usage {
  const entry = `${web}main.tsx`
  const all = [...reachable([entry], context, true)]
  const screens = all.filter((id) => /\/features\/.*-screen\.tsx$/.test(id))
  const loads = (...ids: string[]) => reachable(ids, context)
  const ending = (...ends: string[]) => all.filter((id) => ends.some((end) => id.endsWith(end)))
  const frame = loads(`${web}app/shell/home-shell.tsx`)
  const signedOut = loads(...screens.filter((id) => isSignedOut(id)))
  const pages = new Map<string, number>()
  for (const screen of screens) {
    if (!isSignedOut(screen)) for (const id of loads(screen)) pages.set(id, (pages.get(id) ?? 0) + 1)
  }
  const icons = new Map<string, number>()
  for (const id of all) {
    const shown = frame.has(id) ? Infinity : (pages.get(id) ?? 1)
    for (const icon of iconsOf(context.getModuleInfo(id)?.code ?? '')) icons.set(icon, (icons.get(icon) ?? 0) + shown)
  }
  // The entry and dynamic imports stay separate files: they are found by name.
  const apart = new Set([entry, ...all.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])])
  const inGroup = (ids: Iterable<string>) => new Set([...ids].filter((id) => !apart.has(id)))
  const onBothSides = [...signedOut].filter((id) => frame.has(id) || often(pages, id, mostPages))
  const header = loads(...ending('/attendance/punch/punch-control.tsx', '/notifications/notification-bell.tsx'))
  return {
    start: inGroup([...loads(entry), ...onBothSides]),
    shell: inGroup(frame),
    header: inGroup([...header].filter((id) => !signedOut.has(id))),
    home: inGroup(loads(...ending('/dashboard/dashboard-screen.tsx'))),
    pages,
    icons,
  }
}

/** The files of a module's icons: `CalendarDays` is in `calendar-days`. */
function iconsOf(code: string): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
  const names = imports.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''))
  return names.filter((name) => name !== '').map((name) => name.replace(/(?<!^)(?=[A-Z0-9])/g, '-').toLowerCase())
}

const web = new URL('..', import.meta.url).pathname

/** Our modules reachable by imports, with `andLater` also by dynamic ones. A package's barrel would include all of it. */
function reachable(from: readonly string[], context: Context, andLater = false, seen = new Set<string>()): Set<string> {
  for (const id of from) {
    const module = seen.has(id) || id.includes('/node_modules/') ? null : context.getModuleInfo(id)
    if (module === null) continue
    seen.add(id)
    reachable(
      behindDoors(module, (id) => context.getModuleInfo(id)),
      context,
      andLater,
      seen,
    )
    if (andLater) reachable(module.dynamicallyImportedIds, context, andLater, seen)
  }
  return seen
}

function packages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${names.map((name) => name.replaceAll('/', '\\/')).join('|')})/`)
}
