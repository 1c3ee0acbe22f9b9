import { inEnglish } from '../../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankAnswers, type ReadAnswers, type SentPayment } from './bank-answer.ts'
import { csvLine, csvRows, harmless } from '../csv.ts'

const sent = new Map<string, SentPayment>(
  [
    { code: 'E1', netPaise: 100_050, position: 1, attempt: null, returns: 0 },
    { code: 'E2', netPaise: 200_000, position: 2, attempt: 0, returns: 1 },
    { code: 'E3', netPaise: 300_000, position: 3, attempt: 1, returns: 1 },
  ].map((one) => [one.code, one]),
)
const header = 'employee_code,amount,reference,status,reason'
/** All lines at once. */
function answersIn(...of: Parameters<typeof bankAnswers>): ReadAnswers {
  const lines = bankAnswers(...of)
  for (;;) {
    const line = lines.next()
    if (line.done) return line.value
  }
}
const read = (...lines: string[]) => answersIn([header, ...lines].join('\r\n'), '2026-06', sent)
const problem = (line: string) => {
  const answer = read(line)
  return answer.ok ? null : answer.problems
}

describe("a bank's response file", () => {
  test('is matched by the reference of each attempt; lines without a status are pending', () => {
    expect(
      read(
        'E1,1000.50,PAY20260600001,PAID,',
        'E2,2000.00,PAY20260600002R1,returned,"Account closed, see branch"',
        'E3,3000.00,PAY20260600003R1,,',
        '',
      ),
    ).toEqual({
      ok: true,
      answers: [
        { code: 'E1', attempt: 0, answer: 'paid', reason: '' },
        { code: 'E2', attempt: 1, answer: 'returned', reason: 'Account closed, see branch' },
      ],
    })
    // A response can be corrected as long as the payment was not sent again.
    expect(read('E2,2000.00,PAY20260600002,paid,')).toMatchObject({ ok: true, answers: [{ code: 'E2', attempt: 0 }] })
  })

  test('of an additional run is matched by its series', () => {
    const file = [header, 'E1,1000.50,FSA1B220260600001,paid,'].join('\n')
    expect(answersIn(file, '2026-06', sent, 'FSA1B2')).toMatchObject({ ok: true })
    expect(answersIn(file, '2026-06', sent)).toMatchObject({ ok: false })
  })

  test('is refused with the line and what is wrong with it', () => {
    expect(inEnglish(problem('E9,1.00,PAY20260600009,paid,'))).toEqual([
      { line: 2, message: 'E9 has no payment in this run' },
    ])
    expect(inEnglish(problem('E1,1000.00,PAY20260600001,paid,')?.[0]?.message)).toBe('E1 is paid 1000.50, not 1000.00')
    expect(inEnglish(problem('E1,1000.50,PAY20260500001,paid,')?.[0]?.message)).toContain(
      'The reference of E1 in this run is not',
    )
    expect(inEnglish(problem('E3,3000.00,PAY20260600003,returned,Old')?.[0]?.message)).toContain(
      'answers an earlier file',
    )
    expect(inEnglish(problem('E1,1000.50,PAY20260600001,done,')?.[0]?.message)).toContain('must be paid or returned')
    const twice = read('E1,1000.50,PAY20260600001,paid,', 'E1,1000.50,PAY20260600001,returned,No')
    expect(inEnglish(twice)).toEqual({
      ok: false,
      problems: [{ line: 3, message: 'E1 is in the file more than once' }],
    })
    expect(inEnglish(answersIn('employee_code,amount', '2026-06', sent))).toEqual({
      ok: false,
      problems: [{ line: 1, message: 'The file has no column reference, status' }],
    })
    expect(read('E1,1000.50,PAY20260600001,,')).toMatchObject({ problems: [{ line: 1 }] })
  })
})

test('CSV is read exactly as written', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      expect([...csvRows(rows.map(csvLine).join(''))]).toEqual(rows.map((row) => row.map(harmless)))
    }),
  )
  expect([...csvRows('\uFEFFa,b\n"1\n2","x""y"\r3,\n\n')]).toEqual([
    ['a', 'b'],
    ['1\n2', 'x"y'],
    ['3', ''],
  ])
})

test('a file made to be slow is read as fast as any other', () => {
  const size = 1_000_000
  const started = performance.now()
  for (const text of [
    '"'.repeat(size),
    `${'"'.repeat(size)}x`,
    `${'a'.repeat(size)}"`,
    'a"'.repeat(size),
    `"${'a,'.repeat(size)}`,
  ])
    expect([...csvRows(text)]).toHaveLength(1)
  const wide = `${'x,'.repeat(size / 4)}${header}`
  expect(answersIn(`${wide}\n${',\n'.repeat(size / 4)}`, '2026-06', sent).ok).toBe(false)
  expect(performance.now() - started).toBeLessThan(20_000)
})
