import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'

const headings = 'Employee ID,Name,Relationship,DOB,Dependent,Nominee share'

describe('a file of family members', () => {
  let company: Company
  let hr: Person
  let priya: Person
  beforeAll(async () => {
    company = await aCompany()
    hr = await company.employee('Anita Rao', { role: 'HR' })
    priya = await company.employee('Priya Nair')
  })
  const family = (person: Person) =>
    hr.call('GET /api/v1/employee/family-member/{id}', { params: { id: person.employee } })
  const counts = async (id: string) => (await hr.call('GET /api/v1/user/data-import/{id}', { params: { id } })).counts
  const meera = {
    name: 'Meera Nair',
    relation: 'mother',
    birthDate: '1964-03-08',
    isDependent: true,
    nomineePercent: 40,
  }
  const arun = {
    name: 'Arun Menon',
    relation: 'spouse',
    birthDate: '1992-07-09',
    isDependent: false,
    nomineePercent: 60,
  }

  it('is added, updates existing members by name, and is undone as a whole', async () => {
    const lines = [
      headings,
      'ACM-0002,Meera Nair,Mother,08/03/1964,yes,40%',
      'acm-0002,Arun Menon,husband,9 Jul 1992,,60',
    ]
    const first = await checkedFile(company, hr, 'family', lines)
    expect(await counts(first)).toMatchObject({ new: 2, refused: 0 })
    expect(await family(priya)).toEqual([])
    await imported(company, hr, first)
    expect(await family(priya)).toEqual([meera, arun])
    expect(await counts(await checkedFile(company, hr, 'family', lines))).toMatchObject({ new: 0, unchanged: 2 })

    const second = await checkedFile(company, hr, 'family', [
      headings,
      'ACM-0002,MEERA NAIR,Mother-in-law,08/03/1964,no,40',
      'ACM-0002,Dev Menon,Son,01/02/2020,Yes,',
      'ACM-0001,Ravi Rao,Brother,01/01/1990,,',
    ])
    expect(await rowsOf(hr, second)).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { column: 'name', from: 'Meera Nair', to: 'MEERA NAIR' },
          { column: 'relation', from: 'Mother', to: 'Mother-in-law' },
          { column: 'dependent', from: 'Yes', to: 'No' },
        ],
      },
      { outcome: 'new' },
      { outcome: 'new' },
    ])
    await imported(company, hr, second)
    expect((await family(priya)).map(({ name, relation }) => [name, relation])).toEqual([
      ['MEERA NAIR', 'motherInLaw'],
      ['Arun Menon', 'spouse'],
      ['Dev Menon', 'son'],
    ])
    expect(await undone(company, hr, first)).toMatchObject({
      ...{ state: 'imported', stuckRows: 1 },
      stuck: [{ row: 2, reason: 'The details of Meera Nair were changed' }],
    })
    expect(await undone(company, hr, second)).toMatchObject({ state: 'undone' })
    expect(await family(priya)).toEqual([meera, arun])
    expect(await family(hr)).toEqual([])

    const params = { id: priya.employee }
    const put = 'PUT /api/v1/employee/family-member/{id}'
    await hr.call(put, { params, body: { members: [{ ...meera, isDependent: false, nomineePercent: 100 }] } as never })
    expect(await undone(company, hr, first)).toMatchObject({
      stuck: [
        { row: 2, reason: 'The details of Meera Nair were changed' },
        { row: 3, reason: 'Arun Menon was removed' },
      ],
    })
    await hr.call(put, { params, body: { members: [meera, arun] } as never })
    expect(await undone(company, hr, first)).toMatchObject({ state: 'undone' })
    expect(await family(priya)).toEqual([])
  })

  it('reports at each cell what is wrong, and shares of more than the whole', async () => {
    const id = await checkedFile(company, hr, 'family', [
      headings,
      'ACM-0002,Meera Nair,Aunt,soon,perhaps,half',
      'ACM-0002,Arun Menon,Spouse,09/07/2092,,',
      'ACM-9999,Dev Menon,Son,01/02/2020,,',
      'ACM-0002,Asha Nair,Sister,01/02/1990,,70',
      'ACM-0002,Usha Nair,Sister,01/02/1991,,40',
    ])
    expect((await rowsOf(hr, id)).map(({ faults }) => faults.map(({ column, message }) => [column, message]))).toEqual([
      [
        [
          'relation',
          'Enter Spouse, Son, Daughter, Father, Mother, Father-in-law, Mother-in-law, Brother, Sister or Other',
        ],
        ['birthDate', 'Enter a date as DD/MM/YYYY'],
        ['dependent', 'Enter Yes or No'],
        ['share', 'Enter a whole number'],
      ],
      [['birthDate', 'Choose a day that is not in the future']],
      [['code', 'There is no employee ACM-9999. Import the employees first, or correct the ID.']],
      [],
      [['share', 'The shares of all nominees of Priya Nair would be 110% in total']],
    ])
    const many = Array.from({ length: 13 }, (_, n) => `ACM-0002,Member ${'ABCDEFGHIJKLM'[n]},Other,01/02/1990,,`)
    const rows = await rowsOf(hr, await checkedFile(company, hr, 'family', [headings, ...many]))
    expect(rows.slice(0, 12).every(({ outcome }) => outcome === 'new')).toBe(true)
    expect(rows[12]?.faults).toMatchObject([{ column: 'name', message: 'Priya Nair has 12 family members already' }])
  })
})
