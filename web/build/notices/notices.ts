import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  /** With its version. */
  name: string
  /** What its licence files say, or where its licence is to be read if it brings none. */
  text: string
}

/** The licences of the packages in these folders, as their makers wrote them; packages with the same text share it. */
export function notices(title: string, folders: Iterable<string>): string {
  const packages = [...folders].map(readPackage).sort((one, other) => (one.name < other.name ? -1 : 1))
  const parts = [...Map.groupBy(packages, ({ text }) => text)].map(
    ([text, these]) => `${these.map(({ name }) => name).join('\n')}\n\n${text}`,
  )
  return `${[title, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** The folder of the package that a module or file belongs to; undefined for our own. */
export function packageOf(path: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]
}

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: readonly { type: string }[]
  repository?: string | { url: string }
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return { name: `${manifest.name} ${manifest.version}`, text: textsIn(folder) || named(manifest) }
}

const licenceFile = /^(?:.+\.)?(?:licen[cs]e|copying|notice|ofl)(?:[-.][\w-]+)?(?:\.(?:md|txt))?$/i

function textsIn(folder: string): string {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => licenceFile.test(name) && !/\.(?:[cm]?[jt]s|json)$/.test(name))
    .filter((file) => file.isFile())
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
  return [...new Set(texts)].join('\n\n')
}

function named({ license, licenses, repository }: Manifest): string {
  const types = [license ?? [], licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type))
  const address = typeof repository === 'string' ? repository : repository?.url
  return `Licence: ${types.join(' or ') || 'not named'}. The package brings no text of it; its source is at ${address ?? 'npm'}.`
}
