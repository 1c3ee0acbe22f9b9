import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'
import { lockDays, unlockDays } from '../payroll/attendance-facts.ts'
import { correctionCompany } from '../testing/correction-company.ts'

const headings = 'Employee Code,Date,Check in,Check out,Attendance'

/** Anita is ACM-0001 and Priya ACM-0002, who joined on 1 November; today is Friday the 20th. */
async function movingIn() {
  const made = await correctionCompany()
  return { ...made, hr: await made.company.employee('Hema Rao', { role: 'HR' }) }
}

async function month(person: Person) {
  const { data } = await person.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
  return new Map(data.map((one) => [one.day.slice(-2), one]))
}

async function faultsOf(company: Company, hr: Person, lines: string[]) {
  const rows = await rowsOf(hr, await checkedFile(company, hr, 'attendance', [headings, ...lines]))
  return rows.map(({ faults }) => faults.map(({ column, message }) => [column, message]))
}

it('a file of days becomes corrections, once, and is undone as a whole', async () => {
  const { company, hr, priya, punched } = await movingIn()
  await punched('2026-11-10', '09:40', '17:00')
  const lines = [
    headings,
    'ACM-0002,03/11/2026,9:30,6:30 PM,',
    'ACM-0002,04/11/2026,,,Present',
    'ACM-0002,05/11/2026,,,HD',
    'ACM-0002,06/11/2026,,,Absent',
    'ACM-0002,08/11/2026,,,WO',
    'ACM-0002,10/11/2026,09:30,0.770833,P',
  ]
  const before = await month(priya)
  const id = await checkedFile(company, hr, 'attendance', lines)
  expect((await rowsOf(hr, id)).map(({ outcome, changes }) => [outcome, ...changes.map((one) => one.to)])).toEqual([
    ['new', '09:30', '18:30'],
    ['new', '09:30', '18:30'],
    ['new', '09:30', '13:30'],
    ['unchanged'],
    ['unchanged'],
    ['changed', '09:30', '18:30'],
  ])
  expect(await imported(company, hr, id)).toMatchObject({ state: 'imported', counts: { new: 3, changed: 1 } })
  const days = await month(priya)
  expect(['03', '04', '05', '06', '08', '10'].map((day) => days.get(day)?.state)).toEqual([
    ...['present', 'present', 'halfDay', 'absent', 'weeklyOff', 'present'],
  ])
  expect(days.get('10')!.punches.filter(({ isSuperseded }) => !isSuperseded)).toMatchObject([
    { kind: 'in', source: 'correction', reason: 'Imported from a file' },
    { kind: 'out' },
  ])
  const again = await checkedFile(company, hr, 'attendance', lines)
  expect(new Set((await rowsOf(hr, again)).map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))

  const { employee } = priya
  await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: employee },
    body: { day: '2026-11-04', spans: [{ in: '09:30', out: '17:00' }], reason: 'As the door recorded it' },
  })
  expect(await undone(company, hr, id)).toMatchObject({
    stuck: [{ row: 3, reason: '4 Nov 2026 was corrected again later' }],
  })
  const second = await checkedFile(company, hr, 'attendance', [headings, 'ACM-0002,05/11/2026,,,Absent'])
  await imported(company, hr, second)
  expect((await month(priya)).get('05')).toMatchObject({ state: 'absent', lossOfPayHalfDays: 2 })
  expect(await undone(company, hr, second)).toMatchObject({ state: 'undone' })
  expect((await month(priya)).get('05')?.state).toBe('halfDay')
  expect(before.get('03')?.state).toBe('absent')
})

it('a day listed twice in the file, in any cell format, counts once', async () => {
  const { company, hr } = await movingIn()
  const lines = ['ACM-0002,03/11/2026,09:30,18:30,', 'acm-0002 ,3-Nov-2026,10:00,,', 'ACM-0002,2026-11-03,,,Absent']
  expect(await faultsOf(company, hr, lines)).toEqual([
    [],
    [['day', 'This is in row 2 too']],
    [['day', 'This is in row 2 too']],
  ])
})

it('leaves a locked month and days outside employment alone', async () => {
  const { company, hr, priya, anita } = await movingIn()
  const id = await checkedFile(company, hr, 'attendance', [headings, 'ACM-0002,03/11/2026,09:30,18:30,'])
  await imported(company, hr, id)
  const locked = { from: '2026-11-01', to: '2026-11-10' }
  await company.within((tx) => lockDays(tx, locked))
  await company.within((tx) => run(tx, sql`update employee set left_on = '2026-11-12' where id = ${anita.employee}`))
  expect(
    await faultsOf(company, hr, [
      'X-1,03/11/2026,09:30,18:30,',
      'ACM-0002,04/11/2026,09:30,18:30,',
      'ACM-0002,31/10/2026,09:30,18:30,',
      'ACM-0002,25/11/2026,09:30,18:30,',
      'ACM-0001,13/11/2026,09:30,18:30,',
      'ACM-0003,13/11/2026,09:30,18:30,',
      'ACM-0002,16/11/2026,25:00,,',
      'ACM-0002,17/11/2026,,18:30,',
      'ACM-0002,18/11/2026,,,Travelling',
      'ACM-0002,19/11/2026,,,WO',
      'ACM-0002,20/11/2026,09:00,18:30,',
      'ACM-0002,13/11/2026,,,Leave',
      'ACM-0002,12/11/2026,,,Holiday',
      'ACM-0002,11/11/2026,09:30,,Absent',
    ]),
  ).toEqual([
    [['code', 'There is no employee X-1. Import the employees first, or correct the ID.']],
    [['day', 'Payroll has locked 1 Nov 2026 to 10 Nov 2026. Adjust it in the next pay run.']],
    [['day', 'Priya Nair joined on 1 Nov 2026']],
    [['day', 'This day has not begun yet']],
    [['day', 'Anita Rao is not employed on this day']],
    [['code', 'Someone else must correct your own attendance.']],
    [['in', 'Enter a time as HH:MM']],
    [['in', 'Enter the in time too']],
    [['status', 'Enter Present, Half day, Absent, Weekly off, Holiday or Leave']],
    [['status', '19 Nov 2026 is not a weekly off here. Correct the shift, or the status.']],
    [['out', '18:30 is still to come']],
    [['status', 'No leave is approved for 13 Nov 2026. Record the leave, or correct the status.']],
    [['status', '12 Nov 2026 is not a holiday here. Import the holidays first, or correct the status.']],
    [['status', 'Remove the times, or correct the status']],
  ])
  expect(await undone(company, hr, id)).toMatchObject({ stuck: [{ reason: 'Payroll has locked 3 Nov 2026' }] })
  await company.within((tx) => unlockDays(tx, { from: locked.from }))
  expect(await undone(company, hr, id)).toMatchObject({ state: 'undone' })
  expect((await month(priya)).get('03')).toMatchObject({ state: 'absent' })
})

it('records days before their person was added, and removes them again', async () => {
  const { company, hr } = await movingIn()
  const ravi = await company.employee('Ravi Kumar', { joinedOn: '2026-01-01' })
  const id = await checkedFile(company, hr, 'attendance', [
    headings,
    'ACM-0004,11/11/2026,,,Absent',
    'ACM-0004,12/11/2026,,,P',
  ])
  expect((await rowsOf(hr, id)).map(({ outcome }) => outcome)).toEqual(['new', 'new'])
  await imported(company, hr, id)
  const lost = async () => ['11', '12', '13'].map(async (day) => (await month(ravi)).get(day)?.lossOfPayHalfDays ?? 0)
  expect(await Promise.all(await lost())).toEqual([2, 0, 0])
  await undone(company, hr, id)
  expect(await Promise.all(await lost())).toEqual([0, 0, 0])
})

it('reads times as devices and spreadsheets write them', async () => {
  const { company, hr } = await movingIn()
  const lines = [
    'ACM-0002,03/11/2026,0930,1830,',
    'ACM-0002,04/11/2026,930,18:30:00,',
    'ACM-0002,05/11/2026,05/11/2026 09:30,2026-11-05 18:30,',
    'ACM-0002,06/11/2026,9.30 am,6.30 PM,',
    'ACM-0002,09/11/2026,09:30 hrs,24:00,',
    'ACM-0002,10/11/2026,09/11/2026 09:30,18:30,',
    'ACM-0002,11/11/2026,24:00,18:30,',
    'ACM-0002,12/11/2026,2460,18:30,',
  ]
  const rows = await rowsOf(hr, await checkedFile(company, hr, 'attendance', [headings, ...lines]))
  expect(
    rows.map(({ changes, faults }) => [...changes.map(({ to }) => to), ...faults.map(({ column }) => column)]),
  ).toEqual([
    ...Array.from({ length: 4 }, () => ['09:30', '18:30']),
    ['09:30', '00:00'],
    ...Array.from({ length: 3 }, () => ['in']),
  ])
})
