import type { Day, Instant } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { subjects } from '../../../platform/personal-data/holding.ts'
import { holdings } from '../../../platform/personal-data/holdings.ts'
import {
  filesIn,
  rowsOfPerson,
  type PersonalRow,
  type Subjected,
} from '../../../platform/personal-data/rows-of-person.ts'
import { fileNames } from '../../../platform/spreadsheet/file-names.ts'
import { openText } from '../../../platform/rotation/reseal-text.ts'
import type { Collected, SubjectData } from './archive-data.ts'
import { archivePage } from './archive-page.ts'

/** All data about a person, at one moment. */
export async function collected(
  tx: Tx,
  app: App,
  person: Subjected,
  { isOwn, today }: { isOwn: boolean; today: Day },
): Promise<Collected> {
  const content: Collected = { subjects: [], files: [] }
  const named = fileNames()
  for (const subject of subjects) {
    const tables: SubjectData['tables'] = {}
    for (const [table, holding] of Object.entries(holdings)) {
      if (holding.subject !== subject || (holding.isPrivate && !isOwn)) continue
      const rows = await rowsOfPerson(tx, table, person, today)
      if (rows.length === 0) continue
      for (const { key, name } of filesIn(table, rows))
        content.files.push({ key, path: `files/${subject}/${named(name ?? '', key)}` })
      tables[table] = rows.map((row) => legible(app, row))
    }
    content.subjects.push({ subject, tables })
  }
  return content
}

/** The files of the archive, each read when written. */
export async function* archiveEntries(
  app: App,
  about: { name: string; language: string; isOwn: boolean; now: Instant },
  data: Collected,
  tell: (done: number) => Promise<void>,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  yield { name: 'index.html', bytes: Buffer.from(archivePage(about, data)) }
  let done = 0
  for (const { subject, tables } of data.subjects) {
    yield { name: `data/${subject}.json`, bytes: Buffer.from(`${JSON.stringify(tables, null, 2)}\n`) }
    done += 1
  }
  for (const { key, path } of data.files) {
    yield { name: path, bytes: await app.files.read(key) }
    done += 1
    if (done % 10 === 0) await tell(done)
  }
}

/** File keys mean nothing to people, and sealed values are shown to their owner. */
function legible(app: App, row: PersonalRow): PersonalRow {
  const shown = Object.entries(row).filter(([name]) => !/^(file|photo|pdf)_key$/.test(name))
  return Object.fromEntries(shown.map(([name, value]) => [name.replace(/_sealed$/, ''), openedValue(app, value)]))
}

function openedValue(app: App, value: unknown): unknown {
  if (typeof value === 'string') return openText(app.secrets, value)
  if (Array.isArray(value)) return value.map((one) => openedValue(app, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, openedValue(app, one)]))
}
