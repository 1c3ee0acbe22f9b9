import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const pressed = /\.(js|css|html|svg|json)$/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of the build, so that the server only picks one. */
export function precompressed(): Plugin {
  let directory = ''
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: (config) => {
      directory = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(directory, { recursive: true })
        await Promise.all(files.filter((name) => pressed.test(name)).map((name) => press(join(directory, name))))
      },
    },
  }
}

async function press(path: string): Promise<void> {
  const text = await readFile(path)
  const br = await toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, await toGzip(text, { level: 9 }))])
}
