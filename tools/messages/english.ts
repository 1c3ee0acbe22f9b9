import { join, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const root = join(import.meta.dirname, '../..')

/** A sentence and the first file that says it. */
export interface English {
  path: string
  text: string
}

/** Every sentence of the product, read from the code as a translator's catalogue would have it; throws if a file cannot be read. */
export async function english(): Promise<English[]> {
  const found: English[] = []
  for (const file of ['web/lingui.config.ts', 'tools/messages/server.config.ts']) {
    const config = getConfig({ configPath: `${root}/${file}` })
    for (const catalogue of await getCatalogs(config)) {
      const messages = await catalogue.collect()
      if (messages === undefined) throw new Error(`${catalogue.path}: its sentences cannot be read`)
      for (const { message = '', origin = [] } of Object.values(messages))
        found.push({ path: relative(root, `${config.rootDir}/${origin[0]?.[0] ?? ''}`), text: message })
    }
  }
  return found
}
