import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { budgets } from './budgets.ts'

/** What the budget needs to know about a built chunk. */
export interface Chunk {
  fileName: string
  code: string
  isEntry: boolean
  facadeModuleId: string | null
  imports: readonly string[]
}

/** Fails the build if a page loads more JavaScript than `budgets` allows. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const report = measure(chunks)
      for (const line of report.lines) this.info(line)
      if (report.over.length > 0) this.error(`Over the size budget (build/budgets.ts):\n${report.over.join('\n')}`)
    },
  }
}

export function measure(chunks: readonly Chunk[]): { lines: string[]; over: string[] } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('The build has no entry')
  const sizes = new Map<string, number>()
  const lines: string[] = []
  const over: string[] = []
  const shell = new Set([
    ...loads(entry.fileName),
    ...chunks.filter(isShell).flatMap((chunk) => [...loads(chunk.fileName)]),
  ])
  check('shell', total(shell), budgets.shell)
  for (const page of chunks.filter((chunk) => screenOf(chunk) !== null)) {
    const name = screenOf(page) ?? ''
    const files = loads(page.fileName)
    if (isSignedOut(name)) {
      const limit = name.endsWith('/login-screen.tsx') ? budgets.login : budgets.publicPage
      check(name, total(new Set([...loads(entry.fileName), ...files])), limit)
    } else {
      const added = new Set([...files].filter((file) => !shell.has(file)))
      check(name, total(added), budgets.heavyPages[name] ?? budgets.page)
    }
  }
  return { lines, over }

  function check(name: string, bytes: number, limit: number): void {
    const line = `${(bytes / 1000).toFixed(1).padStart(6)} of ${limit} kB  ${name}`
    lines.push(line)
    if (bytes > limit * 1000) over.push(line)
  }

  function loads(file: string, seen = new Set<string>()): Set<string> {
    const chunk = byFile.get(file)
    if (chunk === undefined || seen.has(file)) return seen
    seen.add(file)
    for (const next of chunk.imports) loads(next, seen)
    return seen
  }

  function total(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  }

  function sizeOf(file: string): number {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const code = byFile.get(file)?.code ?? ''
    const size = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    sizes.set(file, size)
    return size
  }
}

/** The frame and features' parts of its header. */
const isShell = (chunk: Chunk) =>
  /\/(app\/shell\/home-shell|attendance\/punch\/punch-control|notifications\/notification-bell)\.tsx$/.test(
    chunk.facadeModuleId ?? '',
  )

/** A chunk's screen file, from `features/` on; null for any other chunk. */
function screenOf(chunk: Chunk): string | null {
  return /\/(features\/[^?]+-screen\.tsx)$/.exec(chunk.facadeModuleId ?? '')?.[1] ?? null
}

/** Signed-out screens count in full, with everything they load. */
export const isSignedOut = (name: string) =>
  /\/(login|register|otp|password|choose-plan|company-details|company-admin-details|change-password|forget-verify-otp|reset-password|forgot-password|faq|contact-us)-screen\.tsx$/.test(
    name,
  )
