import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docFaults } from './doc-law.ts'
import { conclude, root, sources } from './sources.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
conclude(
  docFaults(sources('.md'), (path) => existsSync(join(root, path)), Object.keys(scripts)),
  'Correct the document, or bring the file back.',
)
