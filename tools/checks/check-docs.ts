import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictures } from '../pictures/table.ts'
import { docFaults } from './doc-law.ts'
import { decisionFaults } from './documents/decision-law.ts'
import { pictureFaults } from './documents/picture-law.ts'
import { proofFaults } from './proof-law.ts'
import { conclude, root, sources } from './sources.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const documents = sources('.md')
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
conclude(
  [
    ...docFaults(documents, (path) => existsSync(join(root, path)), Object.keys(scripts)),
    ...documents.flatMap((document) => proofFaults(document, read)),
    ...decisionFaults(documents),
    ...pictureFaults(
      documents,
      readdirSync(join(root, 'docs/screenshots')),
      pictures.map(({ file }) => file),
    ),
  ],
  'Correct the document, or bring back the file or the test.',
)
