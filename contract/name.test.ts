import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allRoutes } from './all-routes.ts'
import { nameText } from './name.ts'

const name = nameText('a name', 60, 2)

test.each([
  'Priya Rao',
  "D'Souza",
  "O'Brien-Nair",
  'A.K. Singh',
  'A.P.J. Abdul Kalam',
  'St.John',
  'Md.Irfan',
  'Dr. Meera Iyer',
  'S. Co',
  'प्रिया शर्मा',
  'ക്ഷേമ ന്‍',
  'தமிழ்ச்செல்வி',
  'محمد علی',
  'می‌خواهم',
  '李小龍',
  'Nguyễn Thị Ánh',
  'Zoë Müller',
  'Acme Components Pvt. Ltd.',
  'Bharat & Sons (India) Ltd',
  'C++ Developer',
  'HR/Admin',
  '24x7 Support',
  'Sr. Engineer, Level 2',
  'Research #1 + Design',
])('"%s" is a name', (given) => {
  expect(name.safeParse(` ${given} `)).toMatchObject({ success: true, data: given })
})

test.each([
  'Win a prize at http://evil.example',
  'evil.com',
  'Go to evil.com now',
  'www.evil.example',
  'EVIL.COM/x',
  'evil．com',
  'evil。com',
  'sub.evil.co.in',
  'bit.ly/x',
  '//evil',
  'mail me@evil.example',
  '<b>Priya</b>',
])('"%s" holds a link', (given) => {
  expect(name.safeParse(given).error?.issues[0]?.message).toBe('A name cannot contain a link, an email address, < or >')
})

test.each(
  [
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u0007',
    '\n',
    '\u2028',
    '\u3164',
    '\u2800',
    '\u200d',
    '\ue000',
    '\u{e0041}',
  ].map((sign) => [sign.codePointAt(0)!.toString(16), `Priya${sign}Rao`]),
)('a name with U+%s has what cannot be seen', (_, given) => {
  expect(name.safeParse(given).error?.issues[0]?.message).toContain('hidden characters')
})

test(
  'a domain is found wherever it begins, as by an expression that looks for the whole of it',
  { timeout: 60_000 },
  () => {
    const whole = /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}-]{2,}\.)+(?:com|in|co)(?=$|[^\p{L}\p{N}])/iu
    const sign = fc.constantFrom('a', 'B', '7', 'é', 'क', '-', '.', '.', ' ', '&', '_', 'co', 'com', '.in', 'n', '😀')
    fc.assert(
      fc.property(fc.array(sign, { minLength: 2, maxLength: 9 }), (signs) => {
        const written = `(${signs.join('')})`
        const isLink = name.safeParse(written).error?.issues.some(({ message }) => message.includes('link')) ?? false
        expect(isLink).toBe(whole.test(written))
      }),
      { numRuns: 500 },
    )
  },
)

test('a name of sixty thousand hyphens is refused for its length alone', () => {
  expect(name.safeParse('-'.repeat(60_000)).error?.issues.map(({ message }) => message)).toEqual([
    'A name can have at most 60 characters',
  ])
})

test('stacked combining marks are not a name', () => {
  expect(name.safeParse(`Priya${'\u0301'.repeat(8)}`).success).toBe(false)
})

test('every field called a name is one', { timeout: 30_000 }, () => {
  const loose = Object.entries(allRoutes).flatMap(([key, route]) => {
    if (!('body' in route)) return []
    const told = (value: string) => {
      const given = Object.fromEntries(names.map((field) => [field, value]))
      return (
        route.body.safeParse(given).error?.issues.filter(({ message }) => message.includes('cannot contain a link')) ??
        []
      )
    }
    const shape = 'shape' in route.body ? Object.keys(route.body.shape as object) : []
    const told_ = new Set(told('http://evil.example').map(({ path }) => String(path[0])))
    return shape.filter((field) => names.includes(field) && !told_.has(field)).map((field) => `${key} ${field}`)
  })
  expect(loose).toEqual([])
})

const names = [
  ...['name', 'firstName', 'lastName', 'legalName', 'companyName', 'company', 'holderName', 'bankName', 'designation'],
  ...['sector', 'relativeName', 'signatoryName', 'signatoryFatherName', 'signatoryDesignation'],
]
