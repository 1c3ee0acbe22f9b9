import { migrationFaults } from './migrations/migration-law.ts'
import { conclude, sources } from './sources.ts'
import { sourceFaults } from './source-law.ts'

const all = sources('.ts', '.tsx', '.mjs', '.css', '.sql', '.md', '.json', '.sh')
conclude([...sourceFaults(all), ...migrationFaults(all)], 'The rules: STYLE.md; of migrations: CONTRIBUTING.md.')
