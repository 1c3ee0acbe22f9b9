import { plain, plural, say, verbatim } from '@muster/engine/sentence.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../../features/notifications/index.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { newestMails } from '../mail/mail.queries.ts'
import { sendMail } from '../mail/send-mail.ts'
import { addLanguage, languageOf, translate } from './translate.ts'

const away = (name: string, days: number) =>
  say`${name} is away from ${{ day: '2026-11-24' }} for ${plural(days, { one: '# day', other: '# days' })}`

/** An invented language; days and months are formatted as in Esperanto. */
beforeAll(() => {
  addLanguage('eo', 'eo', {
    [away('', 1).text]: 'ZA {1}: {0} FORAS {2, plural, one {# TAG} other {# TAGOJ}}',
    'Choose a day up to today': 'HODIAU AU ANTAUE',
    'Some fields need correction.': 'KAMPOJ',
    'The employee was not found.': 'NENIU',
    'Enter a date as DD/MM/YYYY': 'DATO',
    'Hello {0},': 'SALUTON {0},',
    Open: 'MALFERMU',
    '{0} of {1}': '{1}, {0}',
  })
})

describe('a sentence', () => {
  test('is read in the requested language, including its values', () => {
    expect(translate(away('Priya', 1))).toBe('Priya is away from 24 Nov 2026 for 1 day')
    expect(translate(away('Priya', 1200), 'eo')).toMatch(/^ZA .*2026.*: Priya FORAS 1.?200 TAGOJ$/)
    expect(translate(say`${away('Ravi', 1)} of ${'Pune'}`, 'eo')).toMatch(/^Pune, ZA .*: Ravi FORAS 1 TAG$/)
    expect(translate(say`${{ month: '2026-11' }}`)).toBe('November 2026')
    expect(translate(say`${{ month: '2026-11' }}`, 'eo')).toContain('2026')
    expect(translate(say`${{ month: '2026-11' }}`, 'eo')).not.toContain('November')
  })

  test('is read in English if no catalogue has it, or the language is not available', () => {
    expect(translate(say`Only ${3} are left`, 'eo')).toBe('Only 3 are left')
    expect(translate(say`From ${{ day: '2026-11-24' }}: ${away('Ravi', 1)}`, 'eo')).toMatch(
      /^From 24 Nov 2026: ZA .* FORAS 1 TAG$/,
    )
    expect(translate(away('Priya', 2), 'fi')).toBe('Priya is away from 24 Nov 2026 for 2 days')
  })

  test('leaves text entered by people as it is', () => {
    const written = `{0} it's {name}, plural, # '{'`
    expect([plain(written), verbatim(written), say`Note: ${written}`].map((said) => translate(said, 'eo'))).toEqual([
      written,
      written,
      `Note: ${written}`,
    ])
    expect(['constructor', '{0}', '{', ''].map((text) => translate(plain(text), 'eo'))).toEqual([
      'constructor',
      '{0}',
      '{',
      '',
    ])
  })
})

test("the first available language of a browser's list is chosen", () => {
  expect(languageOf('fi, eo;q=0.8, en;q=0.5')).toBe('eo')
  expect(['en-IN,hi;q=0.2', 'fi', '', undefined, ';;,q=', '__proto__'].map(languageOf)).toEqual(Array(6).fill('en'))
})

describe('output of the server', () => {
  let company: Company
  let priya: Person

  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
  })

  const read = async (url: string, language: string, person = priya) => {
    const headers = { authorization: `Bearer ${person.token}`, 'accept-language': language }
    return (await company.fastify.inject({ method: 'GET', url, headers })).json<{ message: string; data: unknown }>()
  }

  test('translates a refusal and its fields into the language of the call', async () => {
    const none = '/api/v1/employee/basic-info/00000000-0000-4000-8000-000000000000'
    expect((await read(none, 'en', company.admin)).message).toBe('The employee was not found.')
    expect((await read(none, 'eo,en', company.admin)).message).toBe('NENIU')
    const reply = await company.fastify.inject({
      ...{
        method: 'POST',
        url: '/api/v1/employee/attendance-reminder',
        payload: { employeeIds: [priya.employee], date: '2' },
      },
      headers: { authorization: `Bearer ${company.admin.token}`, 'accept-language': 'eo' },
    })
    expect(reply.json()).toMatchObject({ message: 'KAMPOJ', errors: [{ path: 'body.date', message: 'DATO' }] })
  })

  test("translates a notification into its reader's language, even one older than sentences", async () => {
    await company.within((tx) => notify(tx, [priya.account], { type: 'leave', message: away('Ravi', 2) }))
    await company.within((tx) => notify(tx, [priya.account], { type: 'leave', message: plain('Kept {0} before') }))
    const told = async (language: string) => {
      const { data } = await read('/api/v1/notification/all', language)
      return (data as { message: string }[]).map(({ message }) => message)
    }
    expect(await told('en')).toEqual(['Kept {0} before', 'Ravi is away from 24 Nov 2026 for 2 days'])
    expect(await told('eo')).toEqual(['Kept {0} before', expect.stringMatching(/^ZA .*: Ravi FORAS 2 TAGOJ$/)])
  })

  test("translates a mail into its reader's language", async () => {
    const mail = {
      ...{ to: 'priya@acme.test', template: 'test', subject: away('Ravi', 1), lines: [say`Hello ${'Priya'},`] },
      button: { label: say`Open`, url: 'https://acme.test' },
    }
    const { database } = company.app
    await database.globally((tx) => sendMail(tx, { ...mail, language: 'eo' }))
    const [newest] = await database.globally((tx) => newestMails(tx, { limit: 1 }))
    expect(newest?.subject).toMatch(/^ZA .*: Ravi FORAS 1 TAG$/)
    expect(newest?.text).toContain('SALUTON Priya,')
    expect(newest?.text).toContain('MALFERMU:')
    expect(newest?.html).toContain('<html lang="eo">')
  })
})
