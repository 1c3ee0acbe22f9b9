import { lineAt, type Source } from './sources.ts'

interface Rule {
  /** Files it applies to. */
  where: RegExp
  except?: RegExp
  pattern: RegExp
  why: string
}

const rules: readonly Rule[] = [
  {
    where: /^(?:server|engine)\/.*\.ts$/,
    except: /^server\/(?:platform\/clock\.ts|demo\/|testing\/)|\.test\.ts$/,
    pattern: /\bnew Date\(\s*\)|\bDate\.now\(/g,
    why: 'the clock is an argument: tx.now or app.clock.',
  },
  {
    where: /^(?:server|engine|contract)\/.*\.ts$/,
    pattern: /\.toFixed\(|\bparseFloat\(/g,
    why: 'money is whole paise; engine/money.ts rounds and shares.',
  },
  {
    where: /^web\/.*\.tsx?$/,
    except: /\.test\.tsx?$|^web\/shared\/part\/lazy-part\.tsx$/,
    pattern: /\blazy\(/g,
    why: 'a part that cannot be loaded must not take the page along: lazyPart, or lazyDialog for what opens over it.',
  },
  {
    where: /^server\/.*\.ts$/,
    except: /\.test\.ts$/,
    pattern: /\bfor update\b/g,
    why: 'it holds up every row that refers to the locked one, and two such wait for each other; for no key update.',
  },
  {
    where: /\.(?:tsx?|mjs|sql|md|css|json|sh)$/,
    except: /^package-lock\.json$|\.test\.tsx?$|^tools\/checks\/source-law\.ts$/,
    pattern: /(?<![\w.~*-])\/(?:work|tmp|Users)\/\w/g,
    why: "a path of one machine; use the repository's folder or tmpdir().",
  },
]

/** Naturally long: data, generated files, worked examples, migrations. */
const mayBeLong = /^(?:server\/(?:db|demo|statements)\/|engine\/cases\/|package-lock\.json)|\.(?:en|hi)\.ts$|\/cases\//
const longest = 300

/** Lists of like things. */
const mayBeFull = /^(?:server\/db\/migrations|engine\/cases|docs\/decisions)$/
const fullest = 25

/** Violations of rules that neither the compiler nor the linter checks. */
export function sourceFaults(files: readonly Source[]): string[] {
  return [
    ...files.flatMap((file) => [...lengthFaults(file), ...rules.flatMap((rule) => ruleFaults(file, rule))]),
    ...folderFaults(files),
  ]
}

function folderFaults(files: readonly Source[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  return [...folders]
    .filter(([folder, { length }]) => length > fullest && !mayBeFull.test(folder))
    .map(([folder, { length }]) => `${folder} has ${length} files; more than ${fullest} are divided by subject.`)
}

function lengthFaults({ path, text }: Source): string[] {
  const lines = text.trimEnd().split('\n').length
  if (!/\.(?:tsx?|mjs)$/.test(path) || mayBeLong.test(path) || lines <= longest) return []
  return [`${path} has ${lines} lines; a file has ${longest} at the most and speaks of one noun.`]
}

function ruleFaults({ path, text }: Source, { where, except, pattern, why }: Rule): string[] {
  if (!where.test(path) || except?.test(path)) return []
  return [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} says ${match[0]}: ${why}`)
}
