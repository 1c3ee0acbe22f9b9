import { conclude, sources } from './sources.ts'
import { sourceFaults } from './source-law.ts'

conclude(sourceFaults(sources('.ts', '.tsx', '.mjs', '.css', '.sql', '.md', '.json', '.sh')), 'The rules: STYLE.md.')
