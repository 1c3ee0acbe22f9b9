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
type OfRun = Parameters<typeof bankAnswers> extends [unknown, ...infer Rest] ? Rest : never
/** All lines at once. */
function answersIn(text: string, ...of: OfRun): ReadAnswers {
  const lines = bankAnswers(csvRows(text), ...of)
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

  test.each([
    ['paid', 'Paid|PAID|Success|SUCCESS|Successful|Processed|Completed|Credited|Executed|settled', 'paid'],
    [
      'returned',
      'returned|Returned|REJECTED|Rejected|Failed|FAILURE|Unsuccessful|Not Paid|Reversed|Cancelled',
      'returned',
    ],
  ])('says %s in the words of any bank', (_, words, answer) => {
    for (const word of words.split('|'))
      expect([word, read(`E1,1000.50,PAY20260600001, ${word} ,Old`)]).toMatchObject([
        word,
        { ok: true, answers: [{ answer }] },
      ])
  })

  test('leaves a payment open that the bank has not decided, and refuses words that say nothing', () => {
    for (const word of ['', '-', 'Pending', 'IN PROCESS', 'In-Process', 'Under process', 'Awaiting', 'Queued'])
      expect([word, read(`E1,1000.50,PAY20260600001,${word},`, 'E2,2000.00,PAY20260600002R1,paid,')]).toMatchObject([
        word,
        { ok: true, answers: [{ code: 'E2' }] },
      ])
    for (const word of ['maybe', '1', '?1', 'सफल', 'paid twice', 'successfully'])
      expect([word, read(`E1,1000.50,PAY20260600001,${word},`).ok]).toEqual([word, false])
  })

  test('has amounts as a spreadsheet writes them', () => {
    const whole = new Map([['E1', { code: 'E1', netPaise: 35_777_100, position: 1, attempt: null, returns: 0 }]])
    const of = (amount: string) =>
      answersIn([header, `E1,"${amount}",PAY20260600001,paid,`].join('\n'), '2026-06', whole).ok
    const same = [
      '357771',
      '357771.0',
      '357771.00',
      '3,57,771',
      '357,771.00',
      '₹3,57,771.00',
      'Rs. 357771',
      'INR 357771',
      ' 357771,00 ',
    ]
    for (const amount of same) expect([amount, of(amount)]).toEqual([amount, true])
    const others = [
      '357771.01',
      '3577710',
      '35777100',
      '357.771',
      '3.57771E5',
      '-357771',
      '',
      '357771.005',
      '3,57,77,1',
    ]
    for (const amount of others) expect([amount, of(amount)]).toEqual([amount, false])
    // Without its last zero.
    expect(read('E1,1000.5,PAY20260600001,paid,')).toMatchObject({ ok: true })
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
    expect(answersIn(`\n\n${header}\n\nE9,1,X,paid,`, '2026-06', sent)).toMatchObject({ problems: [{ line: 5 }] })
  })
})

test('CSV is read exactly as written', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      expect([...csvRows(rows.map(csvLine).join(''))]).toEqual(rows.map((row) => row.map(harmless)))
    }),
  )
  expect([...csvRows('\uFEFFa,b\n"1\n2","x""y"\r3,\n\n')]).toEqual([['a', 'b'], ['1\n2', 'x"y'], ['3', ''], []])
  expect([...csvRows('a;"b;\n"\n\n;c', ';')]).toEqual([['a', 'b;\n'], [], ['', 'c']])
  expect([...csvRows('')]).toEqual([])
})

test('of a line wider than any file its first cells are read, and the next line begins where it ends', () => {
  const first = Array.from({ length: 257 }, (_, at) => `c${at}`)
  const tails = ['', ',', ',,,', ',"a\n,""b"', ',"a\r\nb"x,', ',x"y,""', ',"",""']
  for (const tail of tails)
    for (const end of ['\n', '\r', '\r\n'])
      expect([...csvRows(`${first.join(',')}${tail}${end}n,"e""x"`)]).toEqual([first, ['n', 'e"x']])
  expect([...csvRows(`${first.join(',')},"never closed\nx`)]).toEqual([first])
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
