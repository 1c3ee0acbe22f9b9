import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circleFaults } from './circle-law.ts'
import { importFaults } from './import-law.ts'
import { knownCircles } from './rooms/known.ts'
import { roomFaults } from './rooms/room-law.ts'
import { removableFaults } from './removable/removable-law.ts'
import { sharedFaults } from './shared-law.ts'
import { conclude, root, sources } from './sources.ts'
import { tableFaults, tableNames } from './table-law.ts'

const files = sources('.ts', '.tsx', '.mjs')
const known = tableNames(readFileSync(join(root, 'server/db/tables.ts'), 'utf8'))
conclude(
  [
    ...importFaults(files),
    ...circleFaults(files),
    ...roomFaults(files, knownCircles),
    ...sharedFaults(files),
    ...removableFaults(files),
    ...tableFaults(files, known),
  ],
  'Which way imports go: ARCHITECTURE.md.',
)
