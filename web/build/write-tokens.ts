import { writeFileSync } from 'node:fs'
import { tokensCss } from '../shared/theme/tokens-css.ts'

writeFileSync(new URL('../shared/theme/tokens.css', import.meta.url), tokensCss())
