import { lineNames } from '../payslip/line-name.ts'
import { round } from '../../money.ts'
import type { Worksheet } from './worksheet.ts'
import { say } from '../../sentence.ts'

/** Rounds the net to whole rupees by a line of its own, so that net stays the sum of the printed lines. */
export function roundOff(sheet: Worksheet): void {
  if (sheet.input.rounding.net === 'none') return
  const net = sheet.net()
  const amountPaise = round(net, 'nearestRupee') - net
  if (amountPaise === 0) return
  const explanation = {
    rule: 'roundOff',
    words: say`Net pay to the nearest rupee`,
    parts: [],
    reason: null,
    rounding: 'nearestRupee',
    steps: [],
  } as const
  sheet.add({ code: 'ROUND_OFF', name: lineNames.ROUND_OFF.text, kind: 'roundOff', amountPaise, explanation }, 'other')
}
