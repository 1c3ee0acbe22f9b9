import { expect, it } from 'vitest'
import { anyLifeHolds } from './any-life.ts'

const seed = Number(process.env['LIVES_SEED'] ?? 20_261_122)
const lives = Number(process.env['LIVES'] ?? 60)

it(
  'everybody is paid what is due, whatever happens in a company and whenever it is told',
  { timeout: lives * 20_000 + 300_000 },
  async () => {
    const kinds = [
      ...(['raise', 'cut', 'absence', 'presence', 'leave', 'holiday', 'move'] as const),
      ...(['once', 'loan', 'regime', 'declaration', 'voluntary'] as const),
    ]
    const told = await anyLifeHolds({ seed, lives, kinds, known: true })
    const rarely = kinds.filter((kind) => (told.get(kind)?.times ?? 0) < lives / 10)
    expect(rarely, 'kinds of facts that hardly ever happen').toEqual([])
    const late = (['raise', 'absence', 'presence', 'leave', 'holiday'] as const).filter(
      (kind) => (told.get(kind)?.late ?? 0) < lives / 20,
    )
    expect(late, 'kinds of facts that are hardly ever told late').toEqual([])
  },
)
