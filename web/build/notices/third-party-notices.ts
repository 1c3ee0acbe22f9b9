import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { notices, packageOf } from './notices.ts'

const title = `The pages of Muster contain code and fonts of these packages. Each belongs to its makers and is used by its own licence.`

/** Writes the licences of all that is bundled: modules by the chunks that they are in, fonts and pictures by the file that they were. */
export function thirdPartyNotices(): Plugin {
  let root = ''
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? one.moduleIds : one.originalFileNames.map((name) => resolve(root, name)),
      )
      const folders = new Set(sources.map(packageOf).filter((folder) => folder !== undefined))
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: notices(title, folders) })
    },
  }
}
