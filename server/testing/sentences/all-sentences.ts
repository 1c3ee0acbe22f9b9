import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lawTexts } from './law-texts.ts'
import { saidIn } from './said.ts'
import { schemaMessages } from './schema-messages.ts'

const root = join(import.meta.dirname, '../../..')

/** The English of every sentence in the server, the engine and the contract: the keys by which another language translates them. */
export function allSentences(): Promise<string[]> {
  read ??= readAll()
  return read
}

/** The files of a worker share it. */
let read: Promise<string[]> | undefined

async function readAll(): Promise<string[]> {
  const files = globSync('{server/{features,platform,app},engine,contract}/**/*.ts', { cwd: root })
  const texts = new Set<string>()
  for (const file of files.map((path) => path.replaceAll('\\', '/')).filter((path) => !notSaid.test(path)))
    for (const { text } of await sentencesOf(join(root, file), readFileSync(join(root, file), 'utf8'))) texts.add(text)
  return [...texts]
}

/** Tests, and the file that makes sentences of templates. */
export const notSaid = /\.test\.ts$|(?:^|\/)(?:testing|node_modules)\/|(?:^|\/)engine\/sentence\.ts$/

/** The sentences of a file, with their lines: those in its code, and those in the schemas and laws that it exports. */
export async function sentencesOf(file: string, code: string): Promise<{ text: string; line: number }[]> {
  const said = saidIn(file, code)
  const path = file.replaceAll('\\', '/')
  if (!path.includes('/contract/') && !path.endsWith('/engine/statute-book/india.ts')) return said
  const module = (await import(pathToFileURL(file).href)) as object
  return [...said, ...[...schemaMessages(module), ...lawTexts(module)].map((text) => ({ text, line: 1 }))]
}
