import { english } from '../messages/english.ts'
import { conclude, sources } from './sources.ts'
import { visibleFaults } from './visible-law.ts'
import { wordFaults } from './word-law.ts'

conclude([...visibleFaults(sources('.ts', '.tsx')), ...wordFaults(await english())], 'Words on the screen: STYLE.md.')
