import { cleanup, screen, waitFor } from '@testing-library/react'
import { inflateRawSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { useApi } from '../../call/use-api.ts'
import { DateText } from '../../format/date-text.tsx'
import { RelativeTime } from '../../format/relative-time.tsx'
import { Money } from '../../format/money-text.tsx'
import { Failure, mockApi } from '../../testing/mock-api.ts'
import { signedInAs } from '../../testing/people.ts'
import { show } from '../../testing/show.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Person } from '../../ui/person.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../column.ts'
import { DataList } from '../data-list.tsx'
import { useListQuery } from '../list-query.ts'
// The list loads it lazily: here it is loaded from the start.
import './export-menu.tsx'

const saved: { files: { name: string; blob: Blob }[] } = { files: [] }
// Hundreds of rows are rendered.
vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 30_000 }
beforeEach(() => {
  saved.files = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.files.push({ name: this.download, blob: blobs[Number(this.href.slice('blob:'.length))]! })
  })
  return () => vi.restoreAllMocks()
})

const call = 'GET /api/v1/employee/basic-info'
interface Row {
  _id: string
  name: string
  paise: number | null
  day: string | null
}
const columns: Column<Row>[] = [
  { key: 'name', header: 'Employee', cell: ({ _id, name }) => <Person name={name} photo="p" detail={_id} /> },
  { key: 'pay', header: 'Net', cell: ({ paise }) => (paise === null ? 'No salary' : <Money value={paise} exact />) },
  { key: 'day', header: 'Joined on', cell: ({ day }) => <DateText value={day} />, from: 'lg' },
  { key: 'status', header: 'Status', cell: () => <StatusChip status="onNotice" />, card: 'status' },
  { key: 'age', header: 'Age', cell: () => <RelativeTime value={new Date().toISOString()} /> },
]
const all: Row[] = Array.from({ length: 205 }, (_, n) => ({
  _id: `E-${n}`,
  name: n === 1 ? '=HYPERLINK("x")' : `Person ${n}`,
  paise: n === 2 ? null : -100_050,
  day: n === 3 ? null : '2026-11-02',
}))

function People() {
  const list = useListQuery({ limit: 10, filters: { status: ['active'] } })
  const reply = useApi(call, { query: list.query } as never) as never
  return (
    <DataList<Row>
      reply={reply}
      list={list as never}
      words={{ label: 'Our people', failed: 'Could not load.', unmatched: 'No match' }}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      bulk={[]}
      empty={<EmptyState title="Nobody" />}
    />
  )
}

/** Pages of the rows at the time of each call. */
function paged(rowsAt: (asked: number) => readonly Row[] | Failure) {
  let asked = 0
  return mockApi({
    [call]: ({ query }: { query: { page: number; limit: number } }) => {
      const rows = rowsAt(asked++)
      if (rows instanceof Failure) return rows
      const { page, limit } = { page: Number(query.page), limit: Number(query.limit) }
      return {
        data: rows.slice((page - 1) * limit, page * limit),
        pagination: { page, limit, total: rows.length },
      }
    },
    'POST /api/v1/user/list-export': null,
  } as never)
}

async function exported(format: 'CSV' | 'Excel (XLSX)', at = '/') {
  signedInAs('HR', 'allEmployeeRead')
  const { user } = show(<People />, { at })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: format }))
  return user
}

it('saves all pages that match, as shown, without formulas', async () => {
  const api = paged(() => all)
  await exported('CSV', '/?status=active&page=3')
  await waitFor(() => expect(saved.files).toHaveLength(1), patient)
  const [{ name, blob }] = saved.files as [{ name: string; blob: Blob }]
  expect(name).toMatch(/^our-people-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await blob.text()).split('\r\n')
  expect(lines[0]!.replace('\uFEFF', '')).toBe('"Employee","Employee, details","Net","Joined on","Status","Age"')
  expect(lines).toHaveLength(207)
  expect(lines[1]).toMatch(/^"Person 0","E-0","-1000\.50","2026-11-02","On notice","[^"]+"$/)
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines[3]).toContain('"E-2","No salary"')
  expect(lines[4]).toContain('"-1000.50","","On notice"')
  const queries = api.calls(call).map((one) => JSON.stringify(one))
  expect(queries.slice(1).every((one) => one.includes('active'))).toBe(true)
})

it('tells the server first, and saves nothing if it refuses', async () => {
  const note = 'POST /api/v1/user/list-export'
  const api = paged(() => all)
  await exported('CSV')
  await waitFor(() => expect(saved.files).toHaveLength(1), patient)
  expect(api.calls(note).map(({ body }) => body)).toEqual([{ list: call, rows: 205, file: saved.files[0]!.name }])
  cleanup()
  saved.files = []
  mockApi({ [note]: new Failure(403, 'Confirm that it is you') } as never)
  await exported('CSV')
  await screen.findByText('Confirm that it is you')
  expect(saved.files).toEqual([])
})

it('saves only the selected rows, in the order of the list', async () => {
  const api = paged(() => all)
  signedInAs('HR', 'allEmployeeRead')
  const { user } = show(<People />, { at: '/?page=2' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 12' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 10' }))
  await user.click(await screen.findByRole('button', { name: 'Export selected' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(saved.files).toHaveLength(1), patient)
  const lines = (await saved.files[0]!.blob.text()).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['"Person 10"', '"Person 12"'])
  expect(api.calls(call)).toHaveLength(1)
  expect(screen.getByText('2 selected')).toBeTruthy()
})

it('writes a row that moves to the next page meanwhile once', async () => {
  const extra = { ...all[0]!, _id: 'E-new' }
  paged((asked) => (asked < 2 ? all : [extra, ...all]))
  await exported('CSV')
  await waitFor(() => expect(saved.files).toHaveLength(1), patient)
  const codes = [...(await saved.files[0]!.blob.text()).matchAll(/"(E-\w+)"/g)].map(([, code]) => code)
  expect(codes).toHaveLength(new Set(codes).size)
  expect(new Set(codes)).toEqual(new Set(all.map(({ _id }) => _id)))
})

it('saves amounts as numbers and days as dates in a workbook', async () => {
  paged(() => all)
  await exported('Excel (XLSX)')
  await waitFor(() => expect(saved.files).toHaveLength(1), patient)
  const sheet = unzipped(Buffer.from(await saved.files[0]!.blob.arrayBuffer()), 'xl/worksheets/sheet1.xml')
  expect(sheet.match(/<row /g)).toHaveLength(206)
  expect(sheet).toContain('<c r="C2" s="1"><v>-1000.50</v></c><c r="D2" s="3"><v>46328</v></c>')
  // As text, which no program calculates.
  expect(sheet).toContain('<c r="A3" t="inlineStr" s="0"><is><t xml:space="preserve">=HYPERLINK')
  expect(sheet).not.toContain('<f')
})

it('says what went wrong, and can be retried', async () => {
  let fails = false
  const rows = paged(() => (fails ? new Failure(500, 'The server had a problem.') : all))
  signedInAs('HR', 'allEmployeeRead')
  const { user } = show(<People />)
  await screen.findByRole('button', { name: 'Export' })
  fails = true
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  expect(await screen.findByText('The server had a problem.')).toBeTruthy()
  expect(saved.files).toHaveLength(0)
  expect(rows.calls(call).length).toBeGreaterThan(1)
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
})

function unzipped(zip: Buffer, wanted: string): string {
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const size = zip.readUInt32LE(at + 18)
    const length = zip.readUInt16LE(at + 26)
    const name = zip.toString('utf8', at + 30, at + 30 + length)
    const begin = at + 30 + length
    if (name === wanted) return inflateRawSync(zip.subarray(begin, begin + size)).toString('utf8')
    at = begin + size
  }
  throw new Error(`No ${wanted}`)
}
